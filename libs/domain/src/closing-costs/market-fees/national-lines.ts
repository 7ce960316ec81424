import type { FeeLine } from '../estimate.js';
import { oncePer } from '../once-per.js';
import type { Purchase } from '../purchase.js';
import { amountRuleOf } from './amount-rules.js';
import type { FeeAmount, FeeContext } from './fee-amount.js';
import { feeApplies } from './fee-applies.js';
import { nationalSource } from './fee-source.js';
import { categoryOf, requiredByOf, sectionOf } from './fee-terms.js';
import type { LocalCosts } from './local-costs.js';
import type { NationalFees } from './national-fees.js';
import { feeTexts, isMarketFeeKey, type MarketFeeKey } from './texts/index.js';

/**
 * The fees of every purchase that no local law sets: one line for each that applies and has a figure.
 * Title premiums, recording, taxes and the closing fee come from the jurisdiction's rules; an agricultural
 * rollback, a supplemental tax bill and the aggregate adjustment have no figure that a price and a place give.
 */
export function nationalLines(purchase: Purchase, national: NationalFees, local: LocalCosts): FeeLine[] {
  const lines: FeeLine[] = [];
  for (const { key, fee } of marketFees(national)) {
    if (!feeApplies(key, fee, purchase)) continue;
    const context: FeeContext = { fee, purchase, national, local };
    const amount = amountRuleOf(key)(context);
    if (amount) lines.push(lineOf(key, context, amount));
  }
  return lines;
}

const marketFees = oncePer(({ fees }: NationalFees) =>
  fees.flatMap((fee) => (isMarketFeeKey(fee.key) ? [{ key: fee.key, fee }] : [])),
);

function lineOf(key: MarketFeeKey, { fee, purchase, local }: FeeContext, amount: FeeAmount): FeeLine {
  const category = categoryOf(key, fee, purchase);
  const federal = fee.kind === 'loan-program';
  return {
    key: `fee.${key}`,
    kind: fee.kind,
    name: feeTexts[key].name,
    section: sectionOf(key, fee),
    category,
    tolerance: fee.tolerance,
    requiredBy: requiredByOf(key, fee, category),
    level: federal ? 'federal' : 'market',
    jurisdiction: federal ? 'United States' : local.name,
    shares: { buyerCents: amount.typicalCents, sellerCents: amount.sellerCents ?? 0, lenderCents: 0 },
    range: { lowCents: amount.lowCents, typicalCents: amount.typicalCents, highCents: amount.highCents },
    exact: amount.exact ?? false,
    calculation: amount.calculation,
    source: amount.source ?? nationalSource(fee),
    whoToContact: feeTexts[key].whoToContact,
    whatToAskFor: feeTexts[key].whatToAskFor,
  };
}
