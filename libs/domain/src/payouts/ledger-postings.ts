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

const postLine = (
  kind: EntryKind,
  { runId, payee }: Readonly<{ runId: string; payee: Payee }>,
  postings: readonly Posting[],
): JournalEntry => ({ kind, paymentId: null, runId, parties: [payee], cashCents: 0, postings });

/** Payouts' postings: money is in transit until the provider has paid or refused it, and may be returned later. */
export const payoutPostings: PostingRules<TransferEvent> = {
  TransferRequested: ({ data }) => postLine('payout', data, move(data.payee, inTransit, data.payCents)),
  TransferSucceeded: ({ data }) => postLine('payout-paid', data, move(inTransit, paidOut, data.payCents)),
  TransferFailed: ({ data }) => postLine('payout-failed', data, move(inTransit, data.payee, data.payCents)),
  TransferReversed: ({ data }) =>
    postLine('payout-reversed', data, move(paidOut, data.payee, data.changeCents)),
};
