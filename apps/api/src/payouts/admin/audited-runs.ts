import { actorInWords, actorKind, type RecordedActor } from '@closewise/domain/actor';
import type { PayoutEvent } from '@closewise/domain/payouts';
import type { AuditedEvents, NameOf } from '../../administration/index.js';

/** Sentences about payout runs in the audit log. */
export const auditedRuns: AuditedEvents<PayoutEvent> = {
  sentences: {
    PayoutRunPrepared: ({ runId, preparedBy }, nameOf) =>
      `Prepared the payout run ${runId}${declaredName(preparedBy, nameOf)}`,
    PayoutRunApproved: ({ runId, approvedBy }, nameOf) =>
      `Approved the payout run ${runId}${declaredName(approvedBy, nameOf)}`,
    PayoutExecutionStarted: ({ runId, executedBy }, nameOf) =>
      `Executed the payout run ${runId}${declaredName(executedBy, nameOf)}`,
    PayoutRunCancelled: ({ runId, cancelledBy }, nameOf) =>
      `Cancelled the payout run ${runId}${declaredName(cancelledBy, nameOf)}`,
    PayoutRunCompleted: ({ runId, closed }, nameOf) =>
      closed
        ? `Closed the payout run ${runId}${declaredName(closed.by, nameOf)}`
        : `Completed the payout run ${runId}`,
    PayoutLinesDrawn: null,
    TransferRequested: null,
    TransferSucceeded: null,
    TransferFailed: null,
    TransferHeld: null,
    TransferReversed: null,
  },
  names: (_, { personal }) => Promise.resolve(personal),
};

/** The audit log shows admins itself; an operator on the command line has only the declared name. */
const declaredName = (actor: RecordedActor, nameOf: NameOf): string =>
  actorKind(actor) === 'operator' ? ` as ${actorInWords('operator', nameOf(actor))}` : '';
