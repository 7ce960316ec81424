import { conditionHolds, isInForce, placeScopeCovers } from '../applicability/index.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';

/** The taxes of the purchase: those for its facts, place and date, less the ones that another replaces. */
export function chooseTaxRules(rules: readonly TaxRule[], purchase: Purchase): TaxRule[] {
  const applying = rules.filter(
    (rule) =>
      rule.machineReadable &&
      rule.method !== 'unknown' &&
      isInForce(rule, purchase.closingDate) &&
      placeScopeCovers(rule.appliesIn, purchase) &&
      conditionHolds(rule.when, purchase),
  );
  const replaced = new Set(applying.flatMap(({ replaces }) => replaces));
  return applying.filter(({ id }) => !replaced.has(id));
}
