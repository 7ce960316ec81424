import { lazy, Suspense } from 'react';
import { readOrganizationMonths } from '../../../shared/api/organization';
import { dollars } from '../../../shared/i18n/money';
import { monthName } from '../../../shared/i18n/months';
import { ColumnHead } from '../../../shared/ui/ColumnHead';
import { EmptyBox } from '../../../shared/ui/EmptyBox';
import { ErrorBoundary } from '../../../shared/ui/ErrorBoundary';
import { useAdminQuery } from '../admin-calls';
import { Remote } from '../Remote';
import texts from './texts';

const t = texts.partnership.trend;
const PartnershipChart = lazy(() => import('./PartnershipChart'));

/** How many agents have joined an organization and what they have sold, month by month. */
export function PartnershipTrend({ tag }: { tag: string }) {
  const months = useAdminQuery(['partnership-months', tag], () => readOrganizationMonths(tag));
  return (
    <Remote query={months} loading={t.loading}>
      {(known) =>
        known.length === 0 ? (
          <EmptyBox {...t.empty} />
        ) : (
          <div className="grid gap-4">
            <ErrorBoundary fallback={null}>
              <Suspense fallback={<div className="h-48" />}>
                <PartnershipChart months={known} />
              </Suspense>
            </ErrorBoundary>
            <details>
              <summary className="link inline-flex min-h-8 cursor-pointer items-center text-[0.9375rem]">
                {t.figures}
              </summary>
              <table className="num mt-2 w-full text-[0.9375rem]">
                <caption className="sr-only">{t.caption}</caption>
                <thead>
                  <tr className="border-b border-ink/80 align-bottom leading-snug">
                    <ColumnHead>{t.month}</ColumnHead>
                    <ColumnHead numeric>{t.joined}</ColumnHead>
                    <ColumnHead numeric>{t.sold}</ColumnHead>
                    <ColumnHead numeric>{t.override}</ColumnHead>
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
