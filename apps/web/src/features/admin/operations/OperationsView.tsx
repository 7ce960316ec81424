import { Link } from 'react-router-dom';
import { Card } from '../Card';
import { ConsumersCard } from './ConsumersCard';
import { FailedReportsCard } from './FailedReportsCard';
import { JobsCard } from './JobsCard';
import texts from './texts';

const t = texts.elsewhere;
const links = {
  [t.organizations]: '?tab=affiliates&view=organizations',
  [t.payouts]: '?tab=affiliates&view=payouts',
  [t.audit]: '?tab=security',
};

/** What failed or stopped behind the scenes, and what to do about it. */
export const OperationsView = () => (
  <>
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
