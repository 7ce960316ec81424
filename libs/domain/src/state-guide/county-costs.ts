import {
  estimateClosingCosts,
  percentOf,
  propertyTaxRateOfCounty,
  type Bilingual,
  type ClosingCostRuleBook,
  type FeeSource,
  type JurisdictionRules,
} from '../closing-costs/index.js';
import { centsOf, type Cents } from '../money/index.js';
import type { County } from '../place/index.js';
import { countyName } from './county-name.js';
import { exampleInput, examplePriceDollars } from './example-purchase.js';
import { localCostsOf, localKey, type LocalCosts } from './local-costs.js';

/** What the example costs in one county. */
export type CountyCosts = LocalCosts &
  Readonly<{
    name: Bilingual;
    /** The county as the API takes it: `Harris County`, `Orleans Parish`. */
    county: string;
    closingCostsCents: Cents;
    propertyTaxPercent: number;
    propertyTaxYearlyCents: Cents;
    propertyTaxSource: FeeSource;
    /** For a home of one unit. */
    conformingLimitCents: Cents;
    fhaLimitCents: Cents;
  }>;

/** Counties in which the same taxes and recording fees are due. */
export type CountyGroup = LocalCosts &
  Readonly<{
    counties: readonly Bilingual[];
    /** More than half of the state's counties: the page may call them the others. */
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

/** Every county of the state by its English name. */
export const costsByCounty = (costing: Costing): readonly CountyCosts[] =>
  costing.book.places
    .countiesOf(costing.rules.state)
    .map((county) => costsIn(county, costing))
    .toSorted((one, other) => one.name.en.localeCompare(other.name.en, 'en'));

/** The largest group last; one group where the counties are alike. */
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
