import {
  type Estimate,
  type FeeLine,
  type FeeSource,
  countyAsPublished,
  nameOfJurisdiction,
  type Bilingual,
  estimateClosingCosts,
  percentOf,
  propertyTaxRateOfCounty,
  type ClosingCostRuleBook,
  type JurisdictionRules,
} from '../closing-costs/index.js';
import { type Cents, centsOf } from '../money/index.js';
import type { County } from '../place/index.js';
import { exampleInput, examplePriceDollars } from './example-purchase.js';

/** Taxes and recording fees of a purchase in one place. */
export type LocalCosts = Readonly<{
  buyerTaxCents: Cents;
  sellerTaxCents: Cents;
  /** Recording of the deed and the mortgage, paid by the buyer. */
  recordingCents: Cents;
  sources: readonly FeeSource[];
}>;

const isTax = ({ key }: FeeLine): boolean => key.startsWith('tax.');
const isRecording = ({ key }: FeeLine): boolean => key.startsWith('recording.');

const buyerOf = (lines: readonly FeeLine[]): Cents =>
  lines.reduce((sum, { range }) => sum + range.typicalCents, 0);

/** The taxes on the deed and the mortgage, and the recording of both. */
export function localCostsOf({ lines }: Estimate): LocalCosts {
  const taxes = lines.filter(isTax);
  const recordings = lines.filter(isRecording);
  return {
    buyerTaxCents: buyerOf(taxes),
    sellerTaxCents: taxes.reduce((sum, { shares }) => sum + shares.sellerCents, 0),
    recordingCents: buyerOf(recordings),
    sources: [...taxes, ...recordings].map(({ source }) => source),
  };
}

/** Equal for places with the same costs. */
export const localKey = ({ buyerTaxCents, sellerTaxCents, recordingCents }: LocalCosts): string =>
  [buyerTaxCents, sellerTaxCents, recordingCents].join('/');

/** The county's name in each language: `Harris County`, `condado de Harris`. */
export const countyName = (county: County): Bilingual => ({
  en: nameOfJurisdiction(countyAsPublished(county), 'en'),
  es: nameOfJurisdiction(countyAsPublished(county), 'es'),
});

/** Costs of the example purchase in one county. */
export type CountyCosts = LocalCosts &
  Readonly<{
    name: Bilingual;
    /** The county's name as the API accepts it: `Harris County`, `Orleans Parish`. */
    county: string;
    closingCostsCents: Cents;
    propertyTaxPercent: number;
    propertyTaxYearlyCents: Cents;
    propertyTaxSource: FeeSource;
    /** For a one-unit home. */
    conformingLimitCents: Cents;
    fhaLimitCents: Cents;
  }>;

/** Counties with the same taxes and recording fees. */
export type CountyGroup = LocalCosts &
  Readonly<{
    counties: readonly Bilingual[];
    /** Holds more than half of the state's counties, so a page may call them "all others". */
    isMost: boolean;
  }>;

type Costing = Readonly<{ rules: JurisdictionRules; book: ClosingCostRuleBook; today: string }>;

function costsIn(county: County, { rules, book, today }: Costing): CountyCosts {
  const input = { ...exampleInput(county.state), county: county.name };
  const estimate = estimateClosingCosts(input, book, today);
  const { percent, source } = propertyTaxRateOfCounty(county, rules);
  const { conforming, fha } = county.loanLimits;
  return {
    ...localCostsOf(estimate),
    name: countyName(county),
    county: county.name,
    closingCostsCents: estimate.totals.buyerCashToCloseFeesCents,
    propertyTaxPercent: percent,
    propertyTaxYearlyCents: percentOf(centsOf(examplePriceDollars), percent),
    propertyTaxSource: source,
    conformingLimitCents: centsOf(conforming[0]),
    fhaLimitCents: centsOf(fha[0]),
  };
}

/** Every county of the state, by its English name. */
export const costsByCounty = (costing: Costing): readonly CountyCosts[] =>
  costing.book.places
    .countiesOf(costing.rules.state)
    .map((county) => costsIn(county, costing))
    .toSorted((one, other) => one.name.en.localeCompare(other.name.en, 'en'));

/** Largest group last; a single group if all counties are alike. */
export function countyGroups(counties: readonly CountyCosts[]): readonly CountyGroup[] {
  const groups = [...Map.groupBy(counties, localKey).values()].map((members) => {
    const { buyerTaxCents, sellerTaxCents, recordingCents } = members[0]!;
    return {
      buyerTaxCents,
      sellerTaxCents,
      recordingCents,
      sources: members.flatMap(({ sources }) => sources),
      counties: members.map(({ name }) => name),
      isMost: members.length * 2 > counties.length,
    };
  });
  return groups.toSorted((one, other) => one.counties.length - other.counties.length);
}
