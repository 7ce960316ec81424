import type { Language } from '../../shared/i18n/language';
import { Notice } from '../../shared/ui/Notice';
import { Changes } from './Changes';
import { newestOf, type ReportVersions } from './inputs';
import type { RefineMessages } from './messages.en';

type Props = { t: RefineMessages; language: Language; report: ReportVersions };

/** That somebody was faster, and what they changed. */
export function Conflict({ t, language, report }: Props) {
  const newest = newestOf(report);
  const before = report.versions.at(-2);
  return (
    <Notice tone="error" title={t.conflict.title(newest.version)}>
      <p className="mb-2">{t.conflict.body}</p>
      {before && <Changes t={t} language={language} before={before} after={newest} />}
    </Notice>
  );
}
