import { Link } from 'react-router-dom';
import { Notice } from '../../../shared/ui/Notice';
import { Card } from '../Card';
import { ConsumersCard, useLogConsumers } from './ConsumersCard';
import { FailedReportsCard, useFailedReports } from './FailedReportsCard';
import { JobsCard, useJobs } from './JobsCard';
import texts from './texts';

const t = texts.elsewhere;
const links = {
  [t.organizations]: '?tab=affiliates&view=organizations',
  [t.payouts]: '?tab=affiliates&view=payouts',
  [t.audit]: '?tab=security',
};

function NoWorkerNotice() {
  if (useJobs().data?.workers !== 0) return null;
  return (
    <Notice tone="warning" title={texts.workers.title}>
      {texts.workers.body}
    </Notice>
  );
}

/** What failed or stopped in the background, and what to do about it. */
export const OperationsView = () => (
  <>
    <NoWorkerNotice />
    <FailedReportsCard />
    <JobsCard />
    <ConsumersCard />
    <Card title={t.title}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {Object.entries(links).map(([name, to]) => (
          <li key={name}>
            <Link className="link inline-flex min-h-8 items-center" to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  </>
);

/** Summary of failures with a link to the operations screen; renders nothing if everything works. */
export function AttentionNotice() {
  const reports = useFailedReports().data?.reports.length ?? 0;
  const work = useJobs().data;
  const jobs = work?.failed.length ?? 0;
  const consumers = useLogConsumers().data?.consumers.filter(({ state }) => state === 'stopped').length ?? 0;
  const problems = [
    work?.workers === 0 && texts.attention.workers,
    reports > 0 && texts.attention.reports(reports),
    jobs > 0 && texts.attention.jobs(jobs),
    consumers > 0 && texts.attention.consumers(consumers),
  ].filter((problem) => problem !== false);
  if (problems.length === 0) return null;
  return (
    <Notice tone="warning" title={texts.attention.title}>
      <span>{problems.join(', ')}</span>.{' '}
      <Link className="link" to="?tab=overview&view=operations">
        {texts.attention.open}
      </Link>
    </Notice>
  );
}
