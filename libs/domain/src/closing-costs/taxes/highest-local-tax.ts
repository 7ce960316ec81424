import type { Cents } from '../../money/index.js';
import { isNamed, placeScopeCovers } from '../applicability/place-scope-covers.js';
import { isZero } from '../decimal.js';
import { memoize, memoizeByDay } from '../memoize.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import { buyerCentsOf, buyerTotal, taxesOfPurchase } from './buyer-taxes.js';
import { computableOn, isForPurchase } from './choose-tax-rules.js';

type NamedPlace = Readonly<{ county: string | null; city: string | null }>;
type Rules = readonly TaxRule[];

const rulesAt = (rules: Rules, place: NamedPlace): Rules =>
  rules.filter(({ appliesIn }) => placeScopeCovers(appliesIn, place));

/** Every place named by a rule in force. */
const taxedPlacesOn = memoizeByDay((rules: Rules, closingDate): readonly NamedPlace[] =>
  computableOn(rules, closingDate).flatMap(({ appliesIn }) => [
    ...(appliesIn?.counties ?? []).map((county) => ({ county, city: null })),
    ...(appliesIn?.cities ?? []).map((city) => ({ county: appliesIn?.cityCounty ?? null, city })),
  ]),
);

/** Whether no rule depends on another, so their taxes add up. */
const areIndependent = (rules: Rules): boolean =>
  rules.every(({ replaces, fractionOf }) => replaces.length === 0 && fractionOf === null);

const namesInRule = new Set(['id', 'name', 'jurisdiction', 'appliesIn', 'source', 'notes', 'statute']);

/** Equal for rules that compute the same tax: many cities have the same tax under their own names. */
const formulaOf = memoize((rule: TaxRule): string =>
  JSON.stringify(rule, (key, value: unknown) => {
    if (namesInRule.has(key)) return undefined;
    return typeof value === 'bigint' ? `${value}n` : value;
  }),
);

const buyerMayPay = ({ shares, sharesWhen }: TaxRule): boolean =>
  !isZero(shares.buyer) || sharesWhen.some((one) => !isZero(one.shares.buyer));

/** A place's rules that affect what the buyer pays. */
type PlaceTaxes = Readonly<{ rules: Rules; areIndependent: boolean }>;

const forBuyer = (rules: Rules): PlaceTaxes =>
  areIndependent(rules)
    ? { rules: rules.filter(buyerMayPay), areIndependent: true }
    : { rules, areIndependent: false };

/** The taxes of each place, once per distinct set; one rule represents all with its formula. */
function distinctTaxes(places: readonly Rules[]): readonly PlaceTaxes[] {
  const firstOf = new Map<string, TaxRule>();
  const representative = (rule: TaxRule): TaxRule => {
    const first = firstOf.get(formulaOf(rule)) ?? rule;
    firstOf.set(formulaOf(rule), first);
    return first;
  };
  const taxes = places
    .map(forBuyer)
    .map((place) => (place.areIndependent ? { ...place, rules: place.rules.map(representative) } : place));
  return [...new Map(taxes.map((place) => [place.rules.map(({ id }) => id).join(), place])).values()];
}

/** The taxes of every place named by a rule in force. */
const taxesOfTaxedPlacesOn = memoizeByDay((rules: Rules, closingDate): readonly PlaceTaxes[] => {
  const inForce = computableOn(rules, closingDate);
  return distinctTaxes(taxedPlacesOn(rules, closingDate).map((place) => rulesAt(inForce, place)));
});

const mayBe = (known: string | null, named: string | null): boolean =>
  known === null || named === null || isNamed(known, [named]);

/** The taxes of every place the property might be in. */
function taxesOfPossiblePlaces(rules: Rules, { county, city, closingDate }: Purchase): readonly PlaceTaxes[] {
  if (county === null && city === null) return taxesOfTaxedPlacesOn(rules, closingDate);
  const inForce = computableOn(rules, closingDate);
  const possible = taxedPlacesOn(rules, closingDate)
    .filter((place) => mayBe(county, place.county) && mayBe(city, place.city))
    .map((place) => ({ county: county ?? place.county, city: city ?? place.city }));
  return distinctTaxes(possible.map((place) => rulesAt(inForce, place)));
}

/** The buyer's taxes of a place. Each independent rule is computed once for all places. */
function buyerTaxesOf(purchase: Purchase): (place: PlaceTaxes) => Cents {
  const taxesOf = taxesOfPurchase(purchase);
  const known = new Map<TaxRule, Cents>();
  const centsOf = (rule: TaxRule): Cents => {
    const before = known.get(rule);
    if (before !== undefined) return before;
    const cents = isForPurchase(rule, purchase) ? buyerCentsOf(rule, purchase) : 0;
    known.set(rule, cents);
    return cents;
  };
  return (place) => {
    if (!place.areIndependent)
      return buyerTotal(taxesOf(place.rules.filter((rule) => isForPurchase(rule, purchase))));
    let sum = 0;
    for (const rule of place.rules) sum += centsOf(rule);
    return sum;
  };
}

/**
 * How many cents more the buyer's taxes could be if the county or city is unknown: the highest of any possible place in
 * the state.
 */
export function highestAddedLocalTax(rules: Rules, purchase: Purchase): Cents {
  const possible = taxesOfPossiblePlaces(rules, purchase);
  if (possible.length === 0) return 0;
  const taxesBy = buyerTaxesOf(purchase);
  const shown = taxesBy(forBuyer(rulesAt(computableOn(rules, purchase.closingDate), purchase)));
  let most = 0;
  for (const place of possible) most = Math.max(most, taxesBy(place) - shown);
  return most;
}
