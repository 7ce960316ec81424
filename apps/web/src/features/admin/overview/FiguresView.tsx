import { Link } from 'react-router-dom';
import type { AdminStatsView } from '@closewise/contracts/admin';
import type { AdminUser } from '../../../shared/api/admin';
import { Notice } from '../../../shared/ui/Notice';
import { readStats } from '../../../shared/api/admin-affiliates';
import { formatCents } from '../../../shared/i18n/money';
import { AttentionNotice } from '../operations/OperationsView';
import { describeFailure, useAdminQuery } from '../admin-calls';
import { useOrganizations } from '../organizations/OrganizationsView';
import { Card } from '../Card';
import { Figure, Figures } from '../FactsAndFigures';
import { Remote } from '../Remote';
import { reportPriceCents, useSettings } from '../settings/settings';
import { PartnershipCard } from './PartnershipCard';
import { SiteStatus } from './SiteStatus';
import { TrendCard } from './TrendCard';
import texts from './texts';

const t = texts.waiting;

/** Sales, open tasks, and the current state of the site. */
export function FiguresView({ user }: { user: AdminUser }) {
  return (
    <>
      <WaitingOrganizationsNotice />
      <AttentionNotice />
      <SalesCard />
      <TrendCard />
      <PartnershipCard />
      <SiteStatus user={user} />
    </>
  );
}

/** Links to organizations that wait for approval; also says if that is unknown. */
function WaitingOrganizationsNotice() {
  const { data, error } = useOrganizations();
  const failure = data ? null : describeFailure(error, t.failed);
  if (failure) return <Notice tone="error">{failure}</Notice>;
  const waiting = data?.organizations.filter(({ status }) => status === 'waiting').length ?? 0;
  if (waiting === 0) return null;
  return (
    <Notice tone="warning" title={t.title(waiting)}>
      {t.body}{' '}
      <Link className="link" to="?tab=affiliates&view=organizations">
        {t.open(waiting)}
      </Link>
    </Notice>
  );
}

const count = new Intl.NumberFormat('en-US');

/** Orders and sales so far. */
function SalesCard() {
  const stats = useAdminQuery(['stats'], readStats);
  const settings = useSettings();
  return (
    <Card title={texts.sales.title}>
      <Remote query={stats} loading={texts.sales.loading}>
        {({ stats: { totalReports, paidReports, totalRevenue, todayReports } }) => (
          <Figures columns={4}>
            <Figure
              name={texts.sales.totalReports}
              value={count.format(totalReports)}
              note={texts.sales.totalReportsNote}
            />
            <Figure
              name={texts.sales.paidReports}
              value={count.format(paidReports)}
              note={describePaidShare({ totalReports, paidReports })}
            />
            <Figure
              name={texts.sales.totalRevenue}
              value={totalRevenue}
              note={
                settings.data
                  ? texts.sales.perReport(formatCents(reportPriceCents(settings.data), 'en', 2))
                  : texts.sales.net
              }
            />
            <Figure
              name={texts.sales.today}
              value={count.format(todayReports)}
              note={texts.sales.todayNote}
            />
          </Figures>
        )}
      </Remote>
    </Card>
  );
}

type Reports = Pick<AdminStatsView['stats'], 'totalReports' | 'paidReports'>;

const describePaidShare = ({ totalReports, paidReports }: Reports): string =>
  totalReports === 0
    ? texts.sales.paidNone
    : texts.sales.paidShare(Math.round((paidReports / totalReports) * 100));
