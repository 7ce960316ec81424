import type { Cents } from '../../money/index.js';
import { countyInRules, placeScopeCovers } from '../applicability/index.js';
import type { FeeLine } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import { buyerTotal, taxesOfPurchase, type TaxDue } from './buyer-taxes.js';
import { taxRulesOfTheDay } from './choose-tax-rules.js';

/** By how much less, and more, than shown the buyer may pay: at most 0 and at least 0. */
export type Spread = Readonly<{ lowCents: Cents; highCents: Cents }>;

/** Beyond these a ZIP code has next to no homes. */
const mostCounties = 6;

/** The purchase in each of the other counties that it may lie in. */
const inOtherCounties = (purchase: Purchase): readonly Purchase[] =>
  purchase.choices
    .slice(1, mostCounties)
    .map(({ county }) => ({ ...purchase, county: countyInRules(county, null) }));

/** The purchase outside of the city whose limits are open. */
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

/** How the buyer's taxes differ in the other counties that the property may lie in. */
export const spreadOfCounties = (rules: readonly TaxRule[], purchase: Purchase): Spread =>
  spreadBetween(rules, purchase, inOtherCounties(purchase));

/** How the buyer's taxes differ outside of the city whose limits are open. */
export const spreadOfCityLimits = (rules: readonly TaxRule[], purchase: Purchase): Spread =>
  spreadBetween(rules, purchase, outsideCity(purchase));

const ofKind = (taxes: readonly TaxDue[], kind: FeeLine['kind']): Cents =>
  buyerTotal(taxes.filter(({ rule }) => rule.kind === kind));

const centsByKey = (taxes: readonly TaxDue[]): ReadonlyMap<string, Cents> =>
  new Map(taxes.map(({ rule, cents }) => [`tax.${rule.id}`, cents]));

const largestFirst = (one: FeeLine, other: FeeLine): number =>
  other.range.typicalCents - one.range.typicalCents;

/** The local lines of one kind hold its spread: what may be more in the largest, what may be less in as many as it takes. */
function widened(
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

/** The lines with ranges that hold the taxes of every place that the property may lie in. */
export function acrossPlaces(lines: FeeLine[], rules: readonly TaxRule[], purchase: Purchase): FeeLine[] {
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
      return [...widened(local, spread)];
    }),
  );
  return lines.map((line) => {
    const range = ranges.get(line.key) ?? line.range;
    return { ...line, range, exact: line.exact && isSame(line) && range.lowCents === range.highCents };
  });
}

const isLocal = ({ level }: FeeLine): boolean => level !== 'state';
