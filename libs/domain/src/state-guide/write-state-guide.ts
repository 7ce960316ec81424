import { SourceList, writeWorkings, type ListedSource } from '../closing-costs/index.js';
import { centsOf, type Cents } from '../money/index.js';
import { type CountyCosts, type LocalCosts, countyName } from './county-costs.js';
import { guideGroups, type GuideGroup, type GuideLine } from './guide-lines.js';
import type { StateGuide, GuideSummary } from './state-guide.js';
import { stateName, stateSlug, type GuideLanguage } from './state-names.js';
import { examplePriceDollars } from './example-purchase.js';

/** A line in one language. Low to high is the buyer's range; `sourceId` refers to the guide's sources. */
export type GuideLineText = Readonly<{
  key: string;
  name: string;
  payer: GuideLine['payer'];
  payerBy: GuideLine['payerBy'];
  buyerCents: Cents;
  lowCents: Cents;
  highCents: Cents;
  sellerCents: Cents;
  lenderCents: Cents;
  exact: boolean;
  working: string;
  sourceId: string;
}>;
export type GuideGroupText = Readonly<{ group: GuideGroup; buyerCents: Cents; lines: GuideLineText[] }>;

type GuideWriting = Readonly<{ language: GuideLanguage; sources: SourceList }>;

const writeLocalCosts = (costs: LocalCosts, sources: SourceList) => ({
  buyerTaxCents: costs.buyerTaxCents,
  sellerTaxCents: costs.sellerTaxCents,
  recordingCents: costs.recordingCents,
  sourceIds: [...new Set(costs.sources.map((source) => sources.cite(source)))],
});

function writeLine({ line, payer, payerBy }: GuideLine, { language, sources }: GuideWriting): GuideLineText {
  const { key, name, range, shares, exact, workings, source } = line;
  return {
    key,
    name: name[language],
    payer,
    payerBy,
    buyerCents: range.typicalCents,
    lowCents: range.lowCents,
    highCents: range.highCents,
    sellerCents: shares.sellerCents,
    lenderCents: shares.lenderCents,
    exact,
    working: writeWorkings(workings, language),
    sourceId: sources.cite(source),
  };
}

const writeGroups = ({ lines }: StateGuide, writing: GuideWriting): GuideGroupText[] =>
  guideGroups.flatMap((group) => {
    const members = lines.filter((line) => line.group === group).map((line) => writeLine(line, writing));
    if (members.length === 0) return [];
    return [
      { group, buyerCents: members.reduce((sum, { buyerCents }) => sum + buyerCents, 0), lines: members },
    ];
  });

function writeExample({ example }: StateGuide, language: GuideLanguage) {
  const { priceDollars, downPaymentPercent, loanType, loanCents, downPaymentCents, county } = example;
  return {
    priceCents: centsOf(priceDollars),
    downPaymentPercent,
    loanType,
    loanAmountCents: loanCents,
    downPaymentCents,
    county: countyName(county)[language],
  };
}

const writeCounty = (county: CountyCosts, language: GuideLanguage) => ({
  name: county.name[language],
  county: county.county,
  buyerTaxCents: county.buyerTaxCents,
  sellerTaxCents: county.sellerTaxCents,
  recordingCents: county.recordingCents,
  closingCostsCents: county.closingCostsCents,
  propertyTaxPercent: county.propertyTaxPercent,
  propertyTaxYearlyCents: county.propertyTaxYearlyCents,
  conformingLimitCents: county.conformingLimitCents,
  fhaLimitCents: county.fhaLimitCents,
});

const writePlaces = (
  { counties, countyGroups, cities }: StateGuide,
  { language, sources }: GuideWriting,
) => ({
  counties: counties.map((county) => writeCounty(county, language)),
  countyGroups: countyGroups.map((group) => ({
    ...writeLocalCosts(group, sources),
    isMost: group.isMost,
    counties: group.counties.map((name) => name[language]),
  })),
  cities: cities.map((city) => ({
    ...writeLocalCosts(city, sources),
    city: city.city,
    county: city.county?.name[language] ?? null,
  })),
});

/** The guide in one language, with sources numbered in order of first citation. */
export function writeStateGuide(guide: StateGuide, language: GuideLanguage) {
  const writing: GuideWriting = { language, sources: new SourceList(language) };
  const { sources } = writing;
  const { state, name, slug, asOf, collectedOn, totals, noTransferTax, loanLimits } = guide;
  const groups = writeGroups(guide, writing);
  const propertyTax = guide.counties.map(({ propertyTaxSource }) => sources.cite(propertyTaxSource));
  return {
    state,
    name: name[language],
    slugs: slug,
    language,
    asOf,
    collectedOn,
    purchase: writeExample(guide, language),
    totals,
    groups,
    noTransferTaxSourceId: noTransferTax && sources.cite(noTransferTax),
    firstTimeBuyer: guide.firstTimeBuyer,
    closedBy: guide.closedBy,
    ...writePlaces(guide, writing),
    loanLimitsYear: loanLimits.year,
    countySourceIds: {
      propertyTax: [...new Set(propertyTax)],
      loanLimits: sources.cite({ ...loanLimits.source, confidence: 'high' }),
    },
    gaps: guide.gaps.map((gap) => gap[language]),
    neighbours: guide.neighbours.map((neighbour) => ({
      state: neighbour,
      name: stateName(neighbour)[language],
      slug: stateSlug(neighbour)[language],
    })),
    sources: sources.all() satisfies ListedSource[],
  };
}

/** All state summaries in one language, sorted by name. */
export const writeGuideList = (summaries: readonly GuideSummary[], language: GuideLanguage) => ({
  language,
  asOf: summaries[0]?.asOf ?? '',
  priceCents: centsOf(examplePriceDollars),
  states: summaries
    .map((summary) => ({
      state: summary.state,
      name: summary.name[language],
      slugs: summary.slug,
      county: summary.county[language],
      closingCostsCents: summary.closingCostsCents,
      buyerTaxCents: summary.buyerTaxCents,
      sellerTaxCents: summary.sellerTaxCents,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language)),
});
