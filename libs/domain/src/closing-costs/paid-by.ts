import type { Cents } from '../money/index.js';
import type { FeeLine } from './estimate.js';

export type CustomaryPayer = 'buyer' | 'seller' | 'lender' | 'split';

/** Assigns the whole amount to one payer; if split, the buyer's half rounds up. */
export function paidBy(payer: CustomaryPayer, cents: Cents): FeeLine['shares'] {
  const buyerCents = payer === 'buyer' ? cents : payer === 'split' ? Math.ceil(cents / 2) : 0;
  const lenderCents = payer === 'lender' ? cents : 0;
  return { buyerCents, sellerCents: cents - buyerCents - lenderCents, lenderCents };
}

/**
 * Whether the line is one of the Loan Estimate's closing costs: required or negotiable, plus the owner's policy and its
 * premium tax where the buyer customarily pays it. Optional items (inspections, points, a warranty) and later costs are
 * not.
 */
export const isPaidAtClosing = ({ key, category, section, kind }: FeeLine): boolean =>
  section !== 'post-closing' &&
  (category !== 'optional' || kind === 'title-owner-policy' || key.startsWith('title.premium-tax-'));
