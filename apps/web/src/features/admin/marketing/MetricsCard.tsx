import { readStats, readVisitors } from '../../../shared/api/admin-affiliates';
import { dayName } from '../../../shared/i18n/days';
import { formatCents } from '../../../shared/i18n/money';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Figure, Figures } from '../FactsAndFigures';
import { Remote } from '../Remote';
import texts from './texts';

const t = texts.metrics;
const count = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** Visitors, conversion rate and average order value. */
export function MetricsCard() {
  const metrics = useAdminQuery(['metrics'], async () => {
    const [{ stats }, { visitors }] = await Promise.all([readStats(), readVisitors()]);
    return { ...stats, visitors };
  });
  return (
    <Card title={t.title} lede={t.lede}>
      <Remote query={metrics} loading={t.loading}>
        {({ totalReports, paidReports, averageOrderCents, visitors }) => (
          <Figures columns={3}>
            <Figure
              name={t.conversion}
              value={totalReports === 0 ? t.none : percent.format(paidReports / totalReports)}
              note={
                totalReports === 0
                  ? t.noReport
                  : t.conversionNote(count.format(paidReports), count.format(totalReports))
              }
            />
            <Figure
              name={t.average}
              value={averageOrderCents === null ? t.none : formatCents(averageOrderCents, 'en', 2)}
              note={averageOrderCents === null ? t.noneSold : t.averageNote}
            />
            <Figure
              name={t.visitors}
              value={count.format(visitors.total)}
              note={
                visitors.since === null
                  ? t.noVisitor
                  : t.visitorsNote(dayName(visitors.since, 'en'), count.format(visitors.today))
              }
            />
          </Figures>
        )}
      </Remote>
      <p className="mt-4 max-w-2xl text-[0.9375rem] text-muted">{t.how}</p>
    </Card>
  );
}
