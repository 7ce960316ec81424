import type { Cents } from '../../money/index.js';
import { countyInRules, placeScopeCovers, assumesUnnamedPlace } from '../applicability/place-scope-covers.js';
import type { FeeLine } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule, Confidence } from '../rules/index.js';
import { buyerTotal, taxesOfPurchase, type TaxDue, buyerCentsOf } from './buyer-taxes.js';
import { taxRulesOfTheDay } from './choose-tax-rules.js';
import { compare, dollars } from '../decimal.js';
import { exactRange, spreadAround } from '../spread.js';

/** How much less (at most 0) and more (at least 0) than shown the buyer might pay. */
export type Spread = Readonly<{ lowCents: Cents; highCents: Cents }>;

/** Further counties of a ZIP code have next to no homes. */
const mostCounties = 6;

/** The purchase in each of the other possible counties. */
const inOtherCounties = (purchase: Purchase): readonly Purchase[] =>
  purchase.choices
    .slice(1, mostCounties)
    .map(({ county }) => ({ ...purchase, county: countyInRules(county, null) }));

/** The purchase outside the city limits, if it is unknown whether the home is inside. */
const outsideCity = (purchase: Purchase): readonly Purchase[] =>
  purchase.isCityOpen ? [{ ...purchase, insideCityLimits: false }] : [];

const taxesOf = (rules: readonly TaxRule[], purchase: Purchase): readonly TaxDue[] =>
  taxesOfPurchase(purchase)(
    taxRulesOfTheDay(rules, purchase).filter(({ appliesIn }) => placeScopeCovers(appliesIn, purchase)),
  );

const spreadOf = (shown: Cents, others: readonly Cents[]): Spread => ({
  lowCents: Math.min(0, ...others.map((other) => other - shown)),
  highCents: Math.max(0, ...others.map((other) => other - shown)),
});

const spreadBetween = (rules: readonly TaxRule[], purchase: Purchase, others: readonly Purchase[]): Spread =>
  spreadOf(
    buyerTotal(taxesOf(rules, purchase)),
    others.map((other) => buyerTotal(taxesOf(rules, other))),
  );

/** How the buyer's taxes differ in the other possible counties. */
export const spreadOfCounties = (rules: readonly TaxRule[], purchase: Purchase): Spread =>
  spreadBetween(rules, purchase, inOtherCounties(purchase));

/** How the buyer's taxes differ outside the city limits, if it is unknown whether the home is inside. */
export const spreadOfCityLimits = (rules: readonly TaxRule[], purchase: Purchase): Spread =>
  spreadBetween(rules, purchase, outsideCity(purchase));

const ofKind = (taxes: readonly TaxDue[], kind: FeeLine['kind']): Cents =>
  buyerTotal(taxes.filter(({ rule }) => rule.kind === kind));

const centsByKey = (taxes: readonly TaxDue[]): ReadonlyMap<string, Cents> =>
  new Map(taxes.map(({ rule, cents }) => [`tax.${rule.id}`, cents]));

const largestFirst = (one: FeeLine, other: FeeLine): number =>
  other.range.typicalCents - one.range.typicalCents;

/** Spreads over the local lines of one kind: any increase on the largest, any decrease on as many as needed. */
function widenLines(
  lines: readonly FeeLine[],
  { lowCents, highCents }: Spread,
): ReadonlyMap<string, FeeLine['range']> {
  let less = -lowCents;
  return new Map(
    lines.toSorted(largestFirst).map(({ key, range }, index) => {
      const off = Math.min(range.lowCents, less);
      less -= off;
      const more = index === 0 ? highCents : 0;
      return [key, { ...range, lowCents: range.lowCents - off, highCents: range.highCents + more }];
    }),
  );
}

/** Widens the lines' ranges to cover the taxes of every possible place. */
export function widenForPlaces(lines: FeeLine[], rules: readonly TaxRule[], purchase: Purchase): FeeLine[] {
  const counties = [purchase, ...inOtherCounties(purchase)];
  const elsewhere = [...counties.slice(1), ...counties.flatMap(outsideCity)];
  if (elsewhere.length === 0) return lines;
  const shown = taxesOf(rules, purchase);
  const others = elsewhere.map((other) => taxesOf(rules, other));
  const amounts = others.map(centsByKey);
  const isSame = ({ key }: FeeLine): boolean =>
    amounts.every((cents) => cents.get(key) === centsByKey(shown).get(key));
  const ranges = new Map(
    [...Map.groupBy(lines.filter(isLocal), ({ kind }) => kind)].flatMap(([kind, local]) => {
      const spread = spreadOf(
        ofKind(shown, kind),
        others.map((taxes) => ofKind(taxes, kind)),
      );
      return [...widenLines(local, spread)];
    }),
  );
  return lines.map((line) => {
    const range = ranges.get(line.key) ?? line.range;
    return { ...line, range, exact: line.exact && isSame(line) && range.lowCents === range.highCents };
  });
}

const isLocal = ({ level }: FeeLine): boolean => level !== 'state';

/** How well the figure is known at the closing date. */
export function confidenceOf(rule: TaxRule, { closingDate }: Purchase): Confidence {
  return rule.confidenceFrom.findLast(({ from }) => from <= closingDate)?.confidence ?? rule.confidence;
}

const withRate = (rule: TaxRule, index: 0 | 1): TaxRule => ({
  ...rule,
  rate: rule.rangeRate?.[index] ?? rule.rate,
  ratePerUnit: rule.rangeRatePerUnit?.[index] ?? rule.ratePerUnit,
});

/** Whether the figure is the law's for this property rather than a usual one. */
export function isExactTax(rule: TaxRule, purchase: Purchase, perhapsReplaced: ReadonlySet<string>): boolean {
  return (
    !perhapsReplaced.has(rule.id) &&
    rule.payerVaries !== true &&
    confidenceOf(rule, purchase) !== 'low' &&
    rule.rangeRate === null &&
    rule.rangeRatePerUnit === null &&
    !assumesUnnamedPlace(rule.appliesIn, purchase) &&
    (rule.validFrom === null || compare(dollars(purchase.priceCents), rule.validFrom) >= 0)
  );
}

/** What the buyer should expect to pay of the tax. */
export function taxRange(
  rule: TaxRule,
  buyerCents: number,
  isExact: boolean,
  purchase: Purchase,
): FeeLine['range'] {
  if (isExact) return exactRange(buyerCents);
  if (rule.rangeRate === null && rule.rangeRatePerUnit === null) return spreadAround(buyerCents);
  const [atLow, atHigh] = [
    buyerCentsOf(withRate(rule, 0), purchase),
    buyerCentsOf(withRate(rule, 1), purchase),
  ];
  return {
    lowCents: Math.min(atLow, buyerCents),
    typicalCents: buyerCents,
    highCents: Math.max(atHigh, buyerCents),
  };
}
