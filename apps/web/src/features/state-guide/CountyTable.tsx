import { ChevronDown } from 'lucide-react';
import type { StateGuide } from '../../shared/api/state-guides';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import type { StateGuideMessages } from './messages.en';
import { SourceLinks } from './SourceLinks';
import { WideTable } from './WideTable';

type Props = {
  t: StateGuideMessages['counties'];
  guide: StateGuide;
  language: Language;
};

/** What every county has of its own: the property tax and the loan limits, and what the example comes to there. */
export function CountyTable({ t, guide, language }: Props) {
  const { counties, loanLimitsYear, countySourceIds } = guide;
  const dollars = (cents: number) => formatCents(cents, language, 0);
  const title = counties.length > 1 ? t.all(counties.length) : t.one;
  const columns = [
    t.county,
    t.closingCosts,
    t.propertyTax,
    t.conforming(loanLimitsYear),
    t.fha(loanLimitsYear),
  ];
  return (
    <details className="group mt-8" open={counties.length <= 10}>
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-xl bg-pine-50 px-4 py-2.5 font-semibold text-pine-700 [&::-webkit-details-marker]:hidden">
        <span>{title}</span>
        <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <WideTable label={title} columns={columns}>
        {counties.map((county) => (
          <tr key={county.county} className="border-b border-dashed border-line last:border-0">
            <th
              scope="row"
              className="min-w-36 py-2 pl-4 pr-3 text-left font-medium leading-snug first-letter:uppercase"
            >
              {county.name}
            </th>
            <td className="px-3 py-2 text-right">{dollars(county.closingCostsCents)}</td>
            <td className="px-3 py-2 text-right">
              <span>{dollars(county.propertyTaxYearlyCents)}</span>{' '}
              <span className="text-sm text-muted">{`(${county.propertyTaxPercent}%)`}</span>
            </td>
            <td className="px-3 py-2 text-right">{dollars(county.conformingLimitCents)}</td>
            <td className="px-3 py-2 pr-4 text-right">{dollars(county.fhaLimitCents)}</td>
          </tr>
        ))}
      </WideTable>
      <p className="mt-2 text-sm text-muted">
        {t.taxNote} {t.sources} {t.propertyTaxOf}{' '}
        <SourceLinks ids={countySourceIds.propertyTax} nameOf={t.source} /> {t.limitsOf}{' '}
        <SourceLinks ids={[countySourceIds.loanLimits]} nameOf={t.source} />
      </p>
    </details>
  );
}
