import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { readOrganizationDashboard, readOrganizationMonths } from '../../../shared/api/organization';
import { dollars } from '../../../shared/i18n/money';
import { monthName } from '../../../shared/i18n/months';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import { EmptyBox } from '../../../shared/ui/EmptyBox';
import { ErrorBoundary } from '../../../shared/ui/ErrorBoundary';
import { useAdminQuery } from '../admin-calls';
import { Card } from '../Card';
import { Figure, Figures } from '../FactsAndFigures';
import { ledgerLink } from '../ledger/ledger-address';
import { Remote } from '../Remote';
import texts from './texts';

const t = texts.partnership;
const tag = 'HAR';

/** What HAR's members sell, and what HAR earns from it. */
export function PartnershipCard() {
  const partnership = useAdminQuery(['partnership', tag], () => readOrganizationDashboard(tag, null));
  return (
    <Card title={t.title} badge={t.badge}>
      <Remote query={partnership} loading={t.loading}>
        {(data) => (
          <Figures columns={5}>
            <Figure name={t.agents} value={String(data.totalActiveAgents)} />
            <Figure name={t.earnings} value={dollars(data.totalOverrideEarnings)} />
            <Figure name={t.month} value={dollars(data.currentMonthOverrideEarnings)} />
            <Figure name={t.sold} value={String(data.totalReportsSold)} />
            <Figure name={t.monthSold} value={String(data.currentMonthReportsSold)} />
          </Figures>
        )}
      </Remote>
      <div className="mt-6">
        <PartnershipTrend tag={tag} />
      </div>
      <div className="mt-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-[0.9375rem] text-muted">
        <p>
          {t.noteStart}
          <Link className="link" to="/har/dashboard">
            {t.noteLink}
          </Link>
          {t.noteEnd}
        </p>
        <Link
          className="link inline-flex min-h-6 items-center"
          to={ledgerLink({ kind: 'organization', label: tag })}
        >
          {t.ledger}
        </Link>
      </div>
    </Card>
  );
}

const PartnershipChart = lazy(() => import('./PartnershipChart'));

/** New members and their sales by month. */
function PartnershipTrend({ tag }: { tag: string }) {
  const months = useAdminQuery(['partnership-months', tag], () => readOrganizationMonths(tag));
  return (
    <Remote query={months} loading={texts.partnership.trend.loading}>
      {(known) =>
        known.length === 0 ? (
          <EmptyBox {...texts.partnership.trend.empty} />
        ) : (
          <div className="grid gap-4">
            <ErrorBoundary fallback={null}>
              <Suspense fallback={<div className="h-48" />}>
                <PartnershipChart months={known} />
              </Suspense>
            </ErrorBoundary>
            <details>
              <summary className="link inline-flex min-h-8 cursor-pointer items-center text-[0.9375rem]">
                {texts.partnership.trend.figures}
              </summary>
              <table className="num mt-2 w-full text-[0.9375rem]">
                <caption className="sr-only">{texts.partnership.trend.caption}</caption>
                <thead>
                  <tr className="border-b border-ink/80 align-bottom leading-snug">
                    <ColumnHead>{texts.partnership.trend.month}</ColumnHead>
                    <ColumnHead numeric>{texts.partnership.trend.joined}</ColumnHead>
                    <ColumnHead numeric>{texts.partnership.trend.sold}</ColumnHead>
                    <ColumnHead numeric>{texts.partnership.trend.override}</ColumnHead>
                  </tr>
                </thead>
                <tbody>
                  {known.toReversed().map(({ month, newMembers, reportsSold, organizationOverride }) => (
                    <tr key={month} className="border-b border-dashed border-line last:border-0">
                      <th scope="row" className="py-2 text-left font-medium">
                        {monthName(month)}
                      </th>
                      <td className="px-2 py-2 text-right">{newMembers}</td>
                      <td className="px-2 py-2 text-right">{reportsSold}</td>
                      <td className="py-2 pl-2 text-right">{dollars(organizationOverride)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </details>
          </div>
        )
      }
    </Remote>
  );
}
