import type { Cents } from '../../money/index.js';
import { isNamed, placeScopeCovers } from '../applicability/index.js';
import { oncePerDay } from '../once-per.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import { buyerTotal, taxesOfPurchase } from './buyer-taxes.js';
import { computableOn, taxRulesOfTheDay } from './choose-tax-rules.js';

type TaxedPlace = Readonly<{ county: string | null; city: string | null; rules: readonly TaxRule[] }>;

const rulesAt = (rules: readonly TaxRule[], place: Pick<TaxedPlace, 'county' | 'city'>): readonly TaxRule[] =>
  rules.filter(({ appliesIn }) => placeScopeCovers(appliesIn, place));

/** Every place that a rule of the day names, with all rules for it; places of the same rules once. */
const taxedPlacesOn = oncePerDay((rules: readonly TaxRule[], closingDate): readonly TaxedPlace[] => {
  const inForce = computableOn(rules, closingDate);
  const named = inForce.flatMap(({ appliesIn }) => [
    ...(appliesIn?.counties ?? []).map((county) => ({ county, city: null })),
    ...(appliesIn?.cities ?? []).map((city) => ({ county: appliesIn?.cityCounty ?? null, city })),
  ]);
  return named.map((place) => ({ ...place, rules: rulesAt(inForce, place) }));
});

const mayBe = (known: string | null, named: string | null): boolean =>
  known === null || named === null || isNamed(known, [named]);

/**
 * By how much the buyer's taxes may be higher than those of the purchase where its county or city is not known: the most
 * that any place of the state takes where it may lie, in cents.
 */
export function mostLocalTaxesMayAdd(rules: readonly TaxRule[], purchase: Purchase): Cents {
  const { county, city, closingDate } = purchase;
  const inForce = computableOn(rules, closingDate);
  const taxesOf = taxesOfPurchase(purchase);
  const ofTheDay = new Set(taxRulesOfTheDay(rules, purchase));
  const taxesBy = (applying: readonly TaxRule[]): Cents =>
    buyerTotal(taxesOf(applying.filter((rule) => ofTheDay.has(rule))));
  const shown = taxesBy(rulesAt(inForce, purchase));
  const possible = taxedPlacesOn(rules, closingDate).filter(
    (place) => mayBe(county, place.county) && mayBe(city, place.city),
  );
  const isKnown = county !== null || city !== null;
  return possible.reduce((most, place) => {
    const at = { county: county ?? place.county, city: city ?? place.city };
    return Math.max(most, taxesBy(isKnown ? rulesAt(inForce, at) : place.rules) - shown);
  }, 0);
}
