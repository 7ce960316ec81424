import { actorKind } from '../actor/index.js';
import { assertNamesNobody, DomainError, type Decider } from '../events/index.js';
import { assertExecutable, decideOnLine } from './decide-on-line.js';
import { evolvePayoutBook } from './evolve-payout-book.js';
import type {
  ApproveRun,
  CancelRun,
  CloseRun,
  PayoutCommand,
  RunActor,
  StartExecution,
} from './payout-book-commands.js';
import type { PayoutBookState, PayoutRun } from './payout-book-state.js';
import type { PayoutEvent } from './payout-events.js';
import { prepareRun } from './prepare-run.js';

/** All payout runs: each is prepared, approved by another person, paid line by line and ended. */
export const payoutBookDecider: Decider<PayoutCommand, PayoutBookState, PayoutEvent> = {
  initialState: { runs: new Map(), drawn: [] },
  decide(command, state) {
    if (command.type === 'PrepareRun') return prepareRun(command, state);
    const run = requireRun(state, command.runId);
    switch (command.type) {
      case 'ApproveRun':
        return approve(command, run);
      case 'StartExecution':
        return startExecution(command, run);
      case 'CancelRun':
        return cancel(command, run);
      case 'CloseRun':
        return close(command, run);
      default:
        return decideOnLine(command, run);
    }
  },
  evolve: evolvePayoutBook,
};

/** Refuses an unknown run. */
export function requireRun({ runs }: PayoutBookState, runId: string): PayoutRun {
  const run = runs.get(runId);
  if (run) return run;
  throw new DomainError(
    'payouts.run-unknown',
    `There is no payout run ${runId}; payouts list shows all runs`,
    { runId },
  );
}

function approve({ runId, approver, onePersonMay, changed }: ApproveRun, run: PayoutRun): PayoutEvent[] {
  if (run.status === 'completed' || run.status === 'cancelled')
    throw new DomainError('payouts.run-ended', `The run ${runId} is ${run.status}`, { runId });
  if (run.status !== 'prepared') {
    throw new DomainError('payouts.run-approved', `The run ${runId} was already approved`, { runId });
  }
  if (!onePersonMay) assertSecondPerson(runId, approver, run);
  const [first] = changed;
  if (first) {
    throw new DomainError(
      'payouts.run-changed',
      `${changed.length} of ${run.paidLines === 1 ? '1 payee' : `${run.paidLines} payees`} of the run ${runId} changed since it was prepared (${first.who}: ` +
        `${first.change}): cancel it and prepare it again`,
      { runId, changed: changed.length },
    );
  }
  return [{ type: 'PayoutRunApproved', data: { runId, approvedBy: approver.by } }];
}

/** The approver must not have prepared the run, and must be an admin, since the command line accepts any name. */
function assertSecondPerson(runId: string, approver: RunActor, { preparedBy }: PayoutRun): void {
  if (isSamePerson(approver, preparedBy)) {
    throw new DomainError(
      'payouts.same-approver',
      `${displayName(approver)} prepared the run ${runId}: another person has to approve it`,
      { runId },
    );
  }
  if (actorKind(approver.by) === 'admin') return;
  throw new DomainError(
    'payouts.approver-unproven',
    `The command line cannot prove who ${approver.by} is: an admin has to approve the run ${runId} in the admin area`,
    { runId },
  );
}

function startExecution({ runId, executor, onePersonMay }: StartExecution, run: PayoutRun): PayoutEvent[] {
  assertExecutable(run);
  if (!onePersonMay && run.approvedBy !== null && isSamePerson(executor, run.approvedBy)) {
    throw new DomainError(
      'payouts.same-executor',
      `${displayName(executor)} approved the run ${runId}: another person has to execute it`,
      { runId },
    );
  }
  if (run.executedBy.includes(executor.by)) return [];
  return [{ type: 'PayoutExecutionStarted', data: { runId, executedBy: executor.by } }];
}

function cancel({ runId, cancelledBy, reason }: CancelRun, run: PayoutRun): PayoutEvent[] {
  if (run.status === 'cancelled') return [];
  assertReason(reason);
  if (run.status !== 'prepared' && run.status !== 'approved') {
    throw new DomainError(
      'payouts.run-begun',
      `The run ${runId} is ${run.status}: requested transfers cannot be cancelled`,
      { runId },
    );
  }
  return [{ type: 'PayoutRunCancelled', data: { runId, cancelledBy, reason } }];
}

function close({ runId, closedBy, reason }: CloseRun, run: PayoutRun): PayoutEvent[] {
  if (run.status === 'completed' && run.ended) return [];
  assertExecutable(run);
  assertReason(reason);
  const { open, requested, failed, held, paid } = run.counts;
  if (open + requested > 0) {
    throw new DomainError(
      'payouts.lines-open',
      `${open + requested} lines of the run ${runId} have no response from the provider yet: execute it first`,
      { runId, lines: open + requested },
    );
  }
  return [
    {
      type: 'PayoutRunCompleted',
      data: {
        runId,
        paidLines: paid,
        paidCents: run.paidCents,
        unpaidLines: failed + held,
        closed: { by: closedBy, reason },
      },
    },
  ];
}

const maxReasonLength = 500;

function assertReason(reason: string): void {
  assertNamesNobody(reason);
  if (reason.trim() !== '' && reason.length <= maxReasonLength) return;
  throw new DomainError(
    'payouts.reason-missing',
    `Enter a reason of 1 to ${maxReasonLength} characters; it is kept with the run`,
  );
}

/** Compares names without letter case and Unicode variants. */
const isSamePerson = ({ by, alias }: RunActor, recorded: string): boolean =>
  [by, alias].some((name) => name !== null && folded(name) === folded(recorded));

const displayName = ({ by, alias }: RunActor): string =>
  actorKind(by) === 'admin' && alias !== null ? alias : by;

const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
