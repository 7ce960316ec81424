import { buyers, house, move, type JournalEntry, type PostingRules } from '../ledger/facts.js';
import type { AffiliateTerminated } from './affiliate-events.js';
import type { SaleEvent } from './sale-events.js';

const postSale =
  (kind: JournalEntry['kind']) =>
  ({ data }: SaleEvent): JournalEntry => {
    const { paymentId, amountCents, shares } = data;
    const affiliateId = 'commission' in data ? (data.commission?.affiliateId ?? null) : data.affiliateId;
    const tag = 'override' in data ? (data.override?.organizationTag ?? null) : data.organizationTag;
    const affiliate = affiliateId === null ? null : ({ kind: 'affiliate', id: affiliateId } as const);
    const organization = tag === null ? null : ({ kind: 'organization', id: tag } as const);
    return {
      kind,
      paymentId,
      runId: null,
      parties: [buyers, ...(affiliate ? [affiliate] : []), ...(organization ? [organization] : [])],
      cashCents: amountCents,
      postings: [
        ...(affiliate ? move(buyers, affiliate, shares.commissionCents) : []),
        ...(organization ? move(buyers, organization, shares.overrideCents) : []),
        ...move(buyers, house, shares.houseCents),
      ],
    };
  };

/**
 * Affiliation's postings: buyers pay the shares of a sale and get them back with refunds. A termination closes the
 * affiliate's account; the organization's override and earlier payouts are not affected.
 */
export const affiliationPostings: PostingRules<SaleEvent | AffiliateTerminated> = {
  SaleSplit: postSale('sale'),
  SaleReversed: postSale('reversal'),
  SaleRestored: postSale('restoration'),
  AffiliateTerminated: ({ data }) => ({ closes: { kind: 'affiliate', id: data.affiliateId } }),
};
