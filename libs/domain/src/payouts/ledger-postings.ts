import {
  inTransit,
  move,
  paidOut,
  type EntryKind,
  type JournalEntry,
  type Posting,
  type PostingRules,
} from '../ledger/facts.js';
import type { Payee } from '../payee/index.js';
import type {
  TransferFailed,
  TransferRequested,
  TransferReversed,
  TransferSucceeded,
} from './payout-events.js';

type TransferEvent = TransferRequested | TransferSucceeded | TransferFailed | TransferReversed;

const ofLine = (
  kind: EntryKind,
  { runId, payee }: Readonly<{ runId: string; payee: Payee }>,
  postings: readonly Posting[],
): JournalEntry => ({ kind, paymentId: null, runId, parties: [payee], cashCents: 0, postings });

/** What Payouts posts: money is in transit until the provider paid or refused it, and may come back later. */
export const payoutPostings: PostingRules<TransferEvent> = {
  TransferRequested: ({ data }) => ofLine('payout', data, move(data.payee, inTransit, data.payCents)),
  TransferSucceeded: ({ data }) => ofLine('payout-paid', data, move(inTransit, paidOut, data.payCents)),
  TransferFailed: ({ data }) => ofLine('payout-failed', data, move(inTransit, data.payee, data.payCents)),
  TransferReversed: ({ data }) =>
    ofLine('payout-reversed', data, move(paidOut, data.payee, data.changeCents)),
};
