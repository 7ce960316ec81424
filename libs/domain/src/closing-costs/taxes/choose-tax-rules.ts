import { conditionHolds, isInForce } from '../applicability/condition-holds.js';
import { mayLieIn, placeScopeCovers } from '../applicability/place-scope-covers.js';
import { memoizeByDay } from '../memoize.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import { placeKey } from '../../place/index.js';

/** Rules in force on the date that the engine can compute. */
export const computableOn = memoizeByDay((rules: readonly TaxRule[], closingDate): readonly TaxRule[] =>
  rules.filter((rule) => rule.machineReadable && rule.method !== 'unknown' && isInForce(rule, closingDate)),
);

/** Co-operative shares are only taxed where the law says so. */
const reachesOwnership = ({ cooperatives }: TaxRule, { propertyType }: Purchase): boolean =>
  propertyType !== 'co-op' || cooperatives === true;

/** Whether the rule matches the facts of the purchase, regardless of place. */
export const isForPurchase = (rule: TaxRule, purchase: Purchase): boolean =>
  reachesOwnership(rule, purchase) && conditionHolds(rule.when, purchase);

/** Rules that match the facts and date of the purchase, regardless of place. */
export const taxRulesOfTheDay = (rules: readonly TaxRule[], purchase: Purchase): readonly TaxRule[] =>
  computableOn(rules, purchase.closingDate).filter((rule) => isForPurchase(rule, purchase));

/** The rules that tax the purchase: those for its place, without the ones that another rule replaces. */
export function chooseTaxRules(ofTheDay: readonly TaxRule[], purchase: Purchase): TaxRule[] {
  const applying = ofTheDay.filter(({ appliesIn }) => placeScopeCovers(appliesIn, purchase));
  const replaced = new Set(applying.flatMap(({ replaces }) => replaces));
  return applying.filter(({ id }) => !replaced.has(id));
}

/** The rules that might be replaced because the property's county or city is unknown. */
export function possiblyReplacedRules(ofTheDay: readonly TaxRule[], purchase: Purchase): ReadonlySet<string> {
  const elsewhere = ofTheDay.filter(
    ({ appliesIn, replaces }) => replaces.length > 0 && mayLieIn(appliesIn, purchase),
  );
  return new Set(elsewhere.flatMap(({ replaces }) => replaces));
}

/** Place keys of cities whose taxes differ inside and outside their limits, and ZIP codes entirely within them. */
export const taxingCities = memoizeByDay(
  (rules: readonly TaxRule[], closingDate): ReadonlySet<string> =>
    new Set(
      rules
        .filter((rule) => isInForce(rule, closingDate))
        .flatMap(({ appliesIn }) => [
          ...[...(appliesIn?.cities ?? []), ...(appliesIn?.exceptCities ?? [])].map(placeKey),
          ...(appliesIn?.zips ?? []),
        ]),
    ),
);
