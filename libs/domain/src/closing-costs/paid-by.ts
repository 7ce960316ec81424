import type { Cents } from '../money/index.js';
import type { FeeLine } from './estimate.js';

export type CustomaryPayer = 'buyer' | 'seller' | 'lender' | 'split';

/** The whole amount on one payer; shared, the buyer's half rounds up. */
export function paidBy(payer: CustomaryPayer, cents: Cents): FeeLine['shares'] {
  const buyerCents = payer === 'buyer' ? cents : payer === 'split' ? Math.ceil(cents / 2) : 0;
  const lenderCents = payer === 'lender' ? cents : 0;
  return { buyerCents, sellerCents: cents - buyerCents - lenderCents, lenderCents };
}
