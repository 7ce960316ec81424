import type { AffiliateTerminated, SaleEvent } from '../affiliation/facts.js';
import type { Cents } from '../money/index.js';
import type { Posting, PostingKind } from './posting.js';

/** The facts that the books are made of, in the order of the log. */
export type LedgerEvent = SaleEvent | AffiliateTerminated;

/** The types of the facts that the books are made of. */
export const ledgerEventTypes = ['SaleSplit', 'SaleReversed', 'SaleRestored', 'AffiliateTerminated'] as const;

/** What the books say of an affiliate before an event: their balance, and whether they were terminated earlier. */
export type AffiliateAccount = Readonly<{ balanceCents: Cents; isTerminated: boolean }>;

const kinds = { SaleSplit: 'sale', SaleReversed: 'reversal', SaleRestored: 'restoration' } as const;

/**
 * What an event enters into the books. Termination forfeits by the order of the log: what is unpaid then, and each
 * later entry, goes to the house; the override of the organization stays.
 */
export function postingsOf(
  event: LedgerEvent,
  accountOf: (affiliateId: string) => AffiliateAccount,
): Posting[] {
  if (event.type === 'AffiliateTerminated') {
    const { affiliateId } = event.data;
    const { balanceCents, isTerminated } = accountOf(affiliateId);
    return isTerminated || balanceCents <= 0 ? [] : [forfeiture(affiliateId, null, balanceCents)];
  }
  const entry = entryOf(event, kinds[event.type]);
  const { affiliateId, affiliateCents, paymentId } = entry;
  if (affiliateId === null || affiliateCents === 0 || !accountOf(affiliateId).isTerminated) return [entry];
  return [entry, forfeiture(affiliateId, paymentId, affiliateCents)];
}

function entryOf({ data }: SaleEvent, kind: PostingKind): Posting {
  const { paymentId, amountCents, shares } = data;
  return {
    kind,
    paymentId,
    affiliateId: 'commission' in data ? (data.commission?.affiliateId ?? null) : data.affiliateId,
    organizationTag: 'override' in data ? (data.override?.organizationTag ?? null) : data.organizationTag,
    cashCents: amountCents,
    affiliateCents: shares.commissionCents,
    organizationCents: shares.overrideCents,
    houseCents: shares.houseCents,
  };
}

/** What goes from the affiliate to the house; negative where an entry that lowered their balance is taken back. */
const forfeiture = (affiliateId: string, paymentId: string | null, cents: Cents): Posting => ({
  kind: 'forfeiture',
  paymentId,
  affiliateId,
  organizationTag: null,
  cashCents: 0,
  affiliateCents: -cents,
  organizationCents: 0,
  houseCents: cents,
});
