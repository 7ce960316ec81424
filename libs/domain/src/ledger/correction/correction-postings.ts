import { house } from '../accounts.js';
import type { BalanceCorrected } from '../ledger-events.js';
import { move } from '../journal.js';
import type { PostingRules } from '../posting-rules.js';

/** What the ledger posts itself: the house gives the payee the correction, or takes it back. */
export const correctionPostings: PostingRules<BalanceCorrected> = {
  BalanceCorrected: ({ data: { payee, cents } }) => ({
    kind: 'correction',
    paymentId: null,
    runId: null,
    parties: [payee],
    cashCents: 0,
    postings: move(house, payee, cents),
  }),
};
