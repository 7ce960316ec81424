import { dayName } from '../../shared/i18n/days';
import type { Language } from '../../shared/i18n/language';
import { Notice } from '../../shared/ui/Notice';
import { ChangeList } from './ChangeList';
import { RefinementResult } from './RefinementResult';
import { newestOf, type ReportVersions } from './inputs';
import type { RefineMessages } from './messages.en';
import { RefineForm } from './RefineForm';
import { RestoreFirst, VersionList } from './VersionList';
import { useRefining } from './use-refining';

type Props = { t: RefineMessages; language: Language; reportId: string; report: ReportVersions };

/** Remaining refinements, the form, its result, and all versions. */
export function Refining({ t, language, reportId, report }: Props) {
  const { outcome, times, refine, restore } = useRefining(reportId, report.newest);
  const { allowance } = report;
  return (
    <>
      {outcome?.kind === 'done' && (
        <RefinementResult key={times} {...{ t, language, reportId, report }} refined={outcome.refined} />
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
      {report.canRestore && <RestoreFirst t={t} onRestore={restore} />}
      <VersionList t={t} language={language} reportId={reportId} versions={report.versions} />
    </>
  );
}

type ConflictProps = { t: RefineMessages; language: Language; report: ReportVersions };

/** Somebody else changed the report first, and what they changed. */
function Conflict({ t, language, report }: ConflictProps) {
  const newest = newestOf(report);
  const before = report.versions.at(-2);
  return (
    <Notice tone="error" title={t.conflict.title(newest.version)}>
      <p className="mb-2">{t.conflict.body}</p>
      {before && <ChangeList t={t} language={language} before={before} after={newest} />}
    </Notice>
  );
}
