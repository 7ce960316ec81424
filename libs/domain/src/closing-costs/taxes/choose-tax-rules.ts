import { conditionHolds, isInForce, mayLieIn, placeScopeCovers } from '../applicability/index.js';
import { oncePerDay } from '../once-per.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';

/** The rules that are in force on the day and that the engine can compute. */
export const computableOn = oncePerDay((rules: readonly TaxRule[], closingDate): readonly TaxRule[] =>
  rules.filter((rule) => rule.machineReadable && rule.method !== 'unknown' && isInForce(rule, closingDate)),
);

/** Shares of a co-operative are taxed only where the law says so. */
const reachesOwnership = ({ cooperatives }: TaxRule, { propertyType }: Purchase): boolean =>
  propertyType !== 'co-op' || cooperatives === true;

/** Whether the rule is for the facts of the purchase, wherever it lies. */
export const isForPurchase = (rule: TaxRule, purchase: Purchase): boolean =>
  reachesOwnership(rule, purchase) && conditionHolds(rule.when, purchase);

/** The rules for the facts and the date of the purchase, wherever it lies. */
export const taxRulesOfTheDay = (rules: readonly TaxRule[], purchase: Purchase): readonly TaxRule[] =>
  computableOn(rules, purchase.closingDate).filter((rule) => isForPurchase(rule, purchase));

/** Of the rules of the day the taxes of the purchase: those for its place, less the ones that another replaces. */
export function chooseTaxRules(ofTheDay: readonly TaxRule[], purchase: Purchase): TaxRule[] {
  const applying = ofTheDay.filter(({ appliesIn }) => placeScopeCovers(appliesIn, purchase));
  const replaced = new Set(applying.flatMap(({ replaces }) => replaces));
  return applying.filter(({ id }) => !replaced.has(id));
}

/** Of the rules of the day those that would fall away where the property may lie, as its county or city is not given. */
export function rulesPerhapsReplaced(ofTheDay: readonly TaxRule[], purchase: Purchase): ReadonlySet<string> {
  const elsewhere = ofTheDay.filter(
    ({ appliesIn, replaces }) => replaces.length > 0 && mayLieIn(appliesIn, purchase),
  );
  return new Set(elsewhere.flatMap(({ replaces }) => replaces));
}
