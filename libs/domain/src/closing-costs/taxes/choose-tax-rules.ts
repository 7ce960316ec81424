import { conditionHolds, isInForce, mayLieIn, placeScopeCovers } from '../applicability/index.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';

/** The rules for the facts and the date of the purchase, wherever it lies. */
const rulesOfTheDay = (rules: readonly TaxRule[], purchase: Purchase): TaxRule[] =>
  rules.filter(
    (rule) =>
      rule.machineReadable &&
      rule.method !== 'unknown' &&
      isInForce(rule, purchase.closingDate) &&
      conditionHolds(rule.when, purchase),
  );

/** The taxes of the purchase: those for its facts, place and date, less the ones that another replaces. */
export function chooseTaxRules(rules: readonly TaxRule[], purchase: Purchase): TaxRule[] {
  const applying = rulesOfTheDay(rules, purchase).filter(({ appliesIn }) =>
    placeScopeCovers(appliesIn, purchase),
  );
  const replaced = new Set(applying.flatMap(({ replaces }) => replaces));
  return applying.filter(({ id }) => !replaced.has(id));
}

/** Rules that would fall away in a place where the property may lie, as its county or city is not given. */
export function rulesPerhapsReplaced(rules: readonly TaxRule[], purchase: Purchase): ReadonlySet<string> {
  const elsewhere = rulesOfTheDay(rules, purchase).filter(
    ({ appliesIn, replaces }) => replaces.length > 0 && mayLieIn(appliesIn, purchase),
  );
  return new Set(elsewhere.flatMap(({ replaces }) => replaces));
}
