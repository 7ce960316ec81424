import type { FeeLine } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { LocalCosts } from './local-costs.js';
import { marketFeesFor, withAmount } from './market-fee.js';
import type { NationalFees } from './national-fees.js';

/**
 * The fees of every purchase that no local law sets: one line for each that applies and has a figure, in sections.
 * Title premiums, recording, taxes and the closing fee come from the jurisdiction's rules; an agricultural
 * rollback, a supplemental tax bill and the aggregate adjustment have no figure that a price and a place give.
 */
export function nationalLines(purchase: Purchase, national: NationalFees, local: LocalCosts): FeeLine[] {
  const lines: FeeLine[] = [];
  for (const marketFee of marketFeesFor(purchase, national, local)) {
    if (marketFee.condition && !marketFee.condition(purchase, national)) continue;
    if (marketFee.line) lines.push(marketFee.line);
    else {
      const amount = marketFee.amountOf({ fee: marketFee.fee, purchase, national, local });
      if (amount) lines.push(withAmount(marketFee.terms, amount));
    }
  }
  return lines;
}
