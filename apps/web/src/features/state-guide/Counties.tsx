import { ChevronDown } from 'lucide-react';
import type { StateGuide } from '../../shared/api/state-guides';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import type { GuideProps } from './guide-props';
import { LocalCostsTable, WideTable } from './LocalCostsTable';
import type { StateGuideMessages } from './messages.en';
import { SourceLinks } from './GuideSources';

export function Counties({ t: { counties: t }, guide, language }: GuideProps) {
  return (
    <section aria-labelledby="counties">
      <h2 id="counties" className="display text-3xl">
        {t.title}
      </h2>
      {guide.countyGroups.length > 1 ? (
        <CountyGroups t={t} groups={guide.countyGroups} language={language} />
      ) : (
        guide.counties.length > 1 && <p className="mt-3 max-w-3xl text-muted">{t.same}</p>
      )}
      {guide.cities.length > 0 && <CityTable t={t} cities={guide.cities} language={language} />}
      <CountyTable t={t} guide={guide} language={language} />
    </section>
  );
}

type City = StateGuide['cities'][number];
type Props = { t: StateGuideMessages['counties']; cities: readonly City[]; language: Language };

/** Cities with taxes of their own. */
function CityTable({ t, cities, language }: Props) {
  return (
    <>
      <h3 className="mt-8 text-xl font-bold">{t.cities}</h3>
      <p className="mt-1 max-w-3xl text-[0.9375rem] text-muted">{t.citiesLede}</p>
      <LocalCostsTable
        t={t}
        label={t.cities}
        head={t.city}
        rows={cities.map(({ city, county, ...costs }) => ({
          name: city,
          ...(county !== null && { note: county }),
          ...costs,
        }))}
        language={language}
      />
    </>
  );
}

type Group = StateGuide['countyGroups'][number];
type CountyGroupsProps = { t: StateGuideMessages['counties']; groups: readonly Group[]; language: Language };

/** Groups of counties with the same taxes and recording fees; most of the state is in one row. */
function CountyGroups({ t, groups, language }: CountyGroupsProps) {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (
    <>
      <p className="mt-3 max-w-3xl text-muted">{t.differ}</p>
      <LocalCostsTable
        t={t}
        label={t.differ}
        head={t.where}
        rows={groups.map(({ counties, isMost, ...costs }) => ({
          name: isMost ? t.others(counties.length) : list.format(counties),
          ...costs,
        }))}
        language={language}
      />
    </>
  );
}

type CountyTableProps = {
  t: StateGuideMessages['counties'];
  guide: StateGuide;
  language: Language;
};

/** Property tax, loan limits and the example's total in each county. */
function CountyTable({ t, guide, language }: CountyTableProps) {
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
