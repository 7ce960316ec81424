import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { GuideGroupView, GuideLineView, StateGuideView } from '@closewise/contracts/state-guides';
import { writeWorkings } from '@closewise/domain/closing-costs';
import { centsOf } from '@closewise/domain/money';
import {
  countyName,
  guideGroups,
  stateName,
  stateSlug,
  type GuideLine,
  type StateGuide,
} from '@closewise/domain/state-guide';
import { SourceList } from '../document/index.js';

type Writing = Readonly<{ language: ReportLanguage; sources: SourceList }>;

function writeLine({ line, payer, payerBy }: GuideLine, { language, sources }: Writing): GuideLineView {
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

const writeGroups = ({ lines }: StateGuide, writing: Writing): GuideGroupView[] =>
  guideGroups.flatMap((group) => {
    const members = lines.filter((line) => line.group === group).map((line) => writeLine(line, writing));
    if (members.length === 0) return [];
    return [
      { group, buyerCents: members.reduce((sum, { buyerCents }) => sum + buyerCents, 0), lines: members },
    ];
  });

function writeExample({ example }: StateGuide, language: ReportLanguage): StateGuideView['example'] {
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

const writePlaces = ({ counties, countyGroups, cities }: StateGuide, language: ReportLanguage) => ({
  counties: counties.map((county) => ({ ...county, name: county.name[language] })),
  countyGroups: countyGroups.map((group) => ({
    ...group,
    counties: group.counties.map((name) => name[language]),
  })),
  cities: cities.map((city) => ({ ...city, county: city.county?.name[language] ?? null })),
});

/** The guide in the words of one language, its sources numbered as they are first cited. */
export function writeStateGuide(guide: StateGuide, language: ReportLanguage): StateGuideView {
  const writing: Writing = { language, sources: new SourceList(language) };
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
    example: writeExample(guide, language),
    totals,
    groups,
    noTransferTaxSourceId: noTransferTax && sources.cite(noTransferTax),
    firstTimeBuyer: guide.firstTimeBuyer,
    closedBy: guide.closedBy,
    ...writePlaces(guide, language),
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
    sources: sources.all(),
  };
}
