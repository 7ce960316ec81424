import type { FeeLine } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { FeeAmount, FeeContext } from './fee-amount.js';
import { requiredByOf } from './fee-terms.js';
import type { LocalCosts } from './local-costs.js';
import { marketFeesFor, type MarketFee } from './market-fee.js';
import type { NationalFees } from './national-fees.js';

/**
 * The fees of every purchase that no local law sets: one line for each that applies and has a figure.
 * Title premiums, recording, taxes and the closing fee come from the jurisdiction's rules; an agricultural
 * rollback, a supplemental tax bill and the aggregate adjustment have no figure that a price and a place give.
 */
export function nationalLines(purchase: Purchase, national: NationalFees, local: LocalCosts): FeeLine[] {
  const lines: FeeLine[] = [];
  for (const marketFee of marketFeesFor(national, purchase)) {
    if (!marketFee.condition(purchase)) continue;
    const context: FeeContext = { fee: marketFee.fee, purchase, national, local };
    const amount = marketFee.amountOf(context);
    if (amount) lines.push(lineOf(marketFee, context, amount));
  }
  return lines;
}

function lineOf(marketFee: MarketFee, { fee, purchase, local }: FeeContext, amount: FeeAmount): FeeLine {
  const { key, lineKey, text, section } = marketFee;
  const category = marketFee.categoryOf(purchase, fee);
  const federal = fee.kind === 'loan-program';
  return {
    key: lineKey,
    kind: fee.kind,
    name: text.name,
    section,
    category,
    tolerance: fee.tolerance,
    requiredBy: requiredByOf(key, fee, category),
    level: federal ? 'federal' : 'market',
    jurisdiction: federal ? 'United States' : local.name,
    shares: { buyerCents: amount.typicalCents, sellerCents: amount.sellerCents ?? 0, lenderCents: 0 },
    range: { lowCents: amount.lowCents, typicalCents: amount.typicalCents, highCents: amount.highCents },
    exact: amount.exact ?? false,
    calculation: amount.calculation,
    source: amount.source ?? marketFee.source,
    whoToContact: text.whoToContact,
    whatToAskFor: text.whatToAskFor,
  };
}
