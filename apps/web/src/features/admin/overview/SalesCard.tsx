import type { AdminStatsView } from '@closewise/contracts/admin';
import { readStats } from '../../../shared/api/admin-affiliates';
import { formatCents } from '../../../shared/i18n/money';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Figure } from '../Figure';
import { Figures } from '../Figures';
import { Remote } from '../Remote';
import { priceCentsOf } from '../settings/setting-values';
import { useSettings } from '../settings/use-settings';
import texts from './texts';

const t = texts.sales;
const count = new Intl.NumberFormat('en-US');

/** What was ordered and paid so far. */
export function SalesCard() {
  const stats = useAdminQuery(['stats'], readStats);
  const settings = useSettings();
  return (
    <Card title={t.title}>
      <Remote query={stats} loading={t.loading}>
        {({ stats: { totalReports, paidReports, totalRevenue, todayReports } }) => (
          <Figures columns={4}>
            <Figure name={t.totalReports} value={count.format(totalReports)} note={t.totalReportsNote} />
            <Figure
              name={t.paidReports}
              value={count.format(paidReports)}
              note={paidShareOf({ totalReports, paidReports })}
            />
            <Figure
              name={t.totalRevenue}
              value={totalRevenue}
              note={settings.data ? t.perReport(formatCents(priceCentsOf(settings.data), 'en', 2)) : t.net}
            />
            <Figure name={t.today} value={count.format(todayReports)} note={t.todayNote} />
          </Figures>
        )}
      </Remote>
    </Card>
  );
}

type Reports = Pick<AdminStatsView['stats'], 'totalReports' | 'paidReports'>;

const paidShareOf = ({ totalReports, paidReports }: Reports): string =>
  totalReports === 0 ? t.paidNone : t.paidShare(Math.round((paidReports / totalReports) * 100));
