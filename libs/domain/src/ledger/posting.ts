import type { Cents } from '../money/index.js';

/** What moved money between the accounts. */
export type PostingKind = 'sale' | 'reversal' | 'restoration' | 'forfeiture';

/**
 * One balanced entry of the books: `cashCents`, what buyers paid or got back, is the sum of what the accounts of the
 * affiliate, the organization and the house change by. Who takes no part has no name and zero cents.
 */
export type Posting = Readonly<{
  kind: PostingKind;
  paymentId: string | null;
  affiliateId: string | null;
  organizationTag: string | null;
  cashCents: Cents;
  affiliateCents: Cents;
  organizationCents: Cents;
  houseCents: Cents;
}>;

/** Whether what came in is what was shared out. */
export const isBalanced = (posting: Posting): boolean =>
  posting.cashCents === posting.affiliateCents + posting.organizationCents + posting.houseCents;
