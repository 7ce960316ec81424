import { Link } from 'react-router-dom';
import { Notice } from '../../../shared/ui/Notice';
import texts from './texts';
import { useFailedReports, useJobs, useLogConsumers } from './use-operations';

const t = texts.attention;

/** What failed or stopped, and where to look; nothing while nothing did. */
export function NeedsAttention() {
  const reports = useFailedReports().data?.reports.length ?? 0;
  const jobs = useJobs().data?.failed.length ?? 0;
  const consumers = useLogConsumers().data?.consumers.filter(({ state }) => state === 'stopped').length ?? 0;
  const troubles = [
    reports > 0 && t.reports(reports),
    jobs > 0 && t.jobs(jobs),
    consumers > 0 && t.consumers(consumers),
  ].filter((trouble) => trouble !== false);
  if (troubles.length === 0) return null;
  return (
    <Notice tone="warning" title={t.title}>
      <span>{troubles.join(', ')}</span>.{' '}
      <Link className="link" to="?tab=overview&view=operations">
        {t.open}
      </Link>
    </Notice>
  );
}
