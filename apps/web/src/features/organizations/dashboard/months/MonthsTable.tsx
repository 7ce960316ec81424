import type { OrganizationMonth } from '../../../../shared/api/organization';
import type { Language } from '../../../../shared/i18n/language';
import { dollars } from '../../../../shared/i18n/money';
import { monthName } from '../../../../shared/i18n/months';
import { ColumnHead } from '../../../../shared/ui/ColumnHead';
import type { MonthsMessages } from './messages.en';

type Props = { months: readonly OrganizationMonth[]; t: MonthsMessages; language: Language };

/** What the chart shows, in figures; all months, the newest first. */
export const MonthsTable = ({ months, t, language }: Props) => (
  <table className="num mt-4 w-full text-[0.9375rem]">
    <caption className="sr-only">{t.caption}</caption>
    <thead>
      <tr className="border-b border-ink/80 align-bottom leading-snug">
        <ColumnHead>{t.month}</ColumnHead>
        <ColumnHead numeric className="max-sm:hidden">
          {t.joined}
        </ColumnHead>
        <ColumnHead numeric>{t.sold}</ColumnHead>
        <ColumnHead numeric className="max-sm:hidden">
          {t.agents}
        </ColumnHead>
        <ColumnHead numeric>{t.override}</ColumnHead>
      </tr>
    </thead>
    <tbody>
      {months.toReversed().map(({ month, newMembers, reportsSold, agentEarnings, organizationOverride }) => (
        <tr key={month} className="border-b border-dashed border-line last:border-0">
          <th scope="row" className="py-2.5 text-left font-medium">
            {monthName(month, language)}
          </th>
          <td className="px-2 py-2.5 text-right max-sm:hidden">{newMembers}</td>
          <td className="px-2 py-2.5 text-right">{reportsSold}</td>
          <td className="px-2 py-2.5 text-right max-sm:hidden">{dollars(agentEarnings)}</td>
          <td className="py-2.5 pl-2 text-right font-semibold">{dollars(organizationOverride)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
