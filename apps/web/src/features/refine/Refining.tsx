import type { Language } from '../../shared/i18n/language';
import { dayName } from '../../shared/i18n/days';
import { Notice } from '../../shared/ui/Notice';
import { Conflict } from './Conflict';
import { Done } from './Done';
import type { ReportVersions } from './inputs';
import type { RefineMessages } from './messages.en';
import { RefineForm } from './RefineForm';
import { useRefining } from './use-refining';
import { VersionList } from './VersionList';

type Props = { t: RefineMessages; language: Language; reportId: string; report: ReportVersions };

/** What is left, the form, what came of it, and all versions. */
export function Refining({ t, language, reportId, report }: Props) {
  const { outcome, times, refine } = useRefining(reportId, report.newest);
  const { allowance } = report;
  return (
    <>
      {outcome?.kind === 'done' && (
        <Done key={times} {...{ t, language, reportId, report }} refined={outcome.refined} />
      )}
      {outcome?.kind === 'conflict' && <Conflict t={t} language={language} report={report} />}
      {allowance.closedBecause ? (
        <Notice tone="warning" title={t.closed[allowance.closedBecause].title}>
          {t.closed[allowance.closedBecause].body}
        </Notice>
      ) : (
        <>
          <Notice tone="info" title={t.left(allowance.refinementsLeft, dayName(allowance.until, language))}>
            <p>{allowance.newAddressesLeft > 0 ? t.moves.left : t.moves.used}</p>
            <p className="mt-1">{t.rule}</p>
          </Notice>
          <RefineForm key={times} {...{ t, language, report, outcome }} onRefine={refine} />
        </>
      )}
      <VersionList t={t} language={language} reportId={reportId} versions={report.versions} />
    </>
  );
}
