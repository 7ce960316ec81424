import { compare, dollars } from '../decimal/index.js';
import { assumesUnnamedPlace } from '../applicability/index.js';
import type { FeeLine } from '../estimate.js';
import { exactly, spreadAround } from '../spread.js';
import type { Purchase } from '../purchase.js';
import type { Confidence, TaxRule } from '../rules/index.js';
import { buyerCentsOf } from './buyer-taxes.js';

/** What is known of the figure at the closing date. */
export function confidenceOf(rule: TaxRule, { closingDate }: Purchase): Confidence {
  return rule.confidenceFrom.findLast(({ from }) => from <= closingDate)?.confidence ?? rule.confidence;
}

const withRate = (rule: TaxRule, index: 0 | 1): TaxRule => ({
  ...rule,
  rate: rule.rangeRate?.[index] ?? rule.rate,
  ratePerUnit: rule.rangeRatePerUnit?.[index] ?? rule.ratePerUnit,
});

/** Whether the figure is the law's for this property, or only what is usual. */
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
  if (isExact) return exactly(buyerCents);
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
