import { formatCents } from '@closewise/domain/money';
import type { PayoutEvent, payoutPostings } from '@closewise/domain/payouts';
import type { LedgerSentencesFor } from '../ledger/index.js';
import { counted } from '../platform/wording.js';

/** How `ledger explain` describes payout runs. */
export const payoutLedgerSentences: LedgerSentencesFor<PayoutEvent, typeof payoutPostings> = {
  PayoutRunPrepared: ({ runId, preparedBy, payCents, paidLines, lines }, nameActor) =>
    `The payout run ${runId} was prepared by ${nameActor(preparedBy)}: ` +
    `${formatCents(payCents)} for ${paidLines} of ${counted(lines, 'payee')}`,
  PayoutRunApproved: ({ runId, approvedBy }, nameActor) =>
    `The payout run ${runId} was approved by ${nameActor(approvedBy)}`,
  PayoutExecutionStarted: ({ runId, executedBy }, nameActor) =>
    `The payout run ${runId} was executed by ${nameActor(executedBy)}`,
  TransferRequested: ({ payCents, accountId, attempt }) =>
    `The provider was asked to pay ${formatCents(payCents)} to ${accountId}` +
    (attempt > 1 ? ` (attempt ${attempt})` : ''),
  TransferSucceeded: ({ payCents, transferId }) =>
    `The provider paid ${formatCents(payCents)} with the transfer ${transferId}`,
  TransferFailed: ({ payCents, reasonCode }) =>
    `The provider refused to pay ${formatCents(payCents)} (${reasonCode}), which is owed again`,
  TransferReversed: ({ changeCents, transferId }) =>
    `${formatCents(changeCents)} of the transfer ${transferId} came back and is owed again`,
  PayoutLinesDrawn: null,
  PayoutRunCancelled: null,
  PayoutRunCompleted: null,
  TransferHeld: null,
};
