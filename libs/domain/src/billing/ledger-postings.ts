import { house, move, providerFees, type PostingRules } from '../ledger/facts.js';
import type { ProviderFeeCharged } from './payment-events.js';

/** What Billing posts: the house pays the fee that the payment provider keeps. */
export const billingPostings: PostingRules<ProviderFeeCharged> = {
  ProviderFeeCharged: ({ data: { paymentId, feeCents } }) => ({
    kind: 'provider-fee',
    paymentId,
    runId: null,
    parties: [],
    cashCents: 0,
    postings: move(house, providerFees, feeCents),
  }),
};
