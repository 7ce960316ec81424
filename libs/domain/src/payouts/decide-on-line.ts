import { DomainError } from '../events/index.js';
import { payeeKey, type Payee } from '../payee/index.js';
import { attemptsOf } from './evolve-payout-book.js';
import type { LineCommand } from './payout-book-commands.js';
import { lineFor, type PayoutRun, type RunLine } from './payout-book-state.js';
import type { PayoutEvent, TransferRequested } from './payout-events.js';

type CommandOf<Type extends LineCommand['type']> = Extract<LineCommand, { type: Type }>;
type PayableLine = RunLine & Readonly<{ accountId: string }>;

/** The events of one line of an approved run; repeated information records nothing. */
export function decideOnLine(command: LineCommand, run: PayoutRun): PayoutEvent[] {
  const line = payableLine(run, command.payee);
  switch (command.type) {
    case 'RequestTransfer':
      assertExecutable(run);
      return line.status === 'requested' || line.status === 'paid' ? [] : [request(run, line)];
    case 'HoldTransfer':
      assertExecutable(run);
      return hold(command, line);
    case 'SettleTransfer':
      return settle(command, run, line);
    case 'FailTransfer':
      if (line.status !== 'requested') return [];
      return [
        {
          type: 'TransferFailed',
          data: { ...lineData(run, line), reasonCode: command.reasonCode, attempt: line.attempts },
        },
      ];
    case 'RecordReversal':
      return reverse(command, run, line);
  }
}

/** Refuses a run that is not approved or has ended. */
export function assertExecutable({ runId, status }: PayoutRun): void {
  if (status === 'approved' || status === 'executing') return;
  if (status === 'prepared')
    throw new DomainError(
      'payouts.run-not-approved',
      `The run ${runId} is not approved yet: approve or cancel it first`,
      { runId },
    );
  throw new DomainError('payouts.run-ended', `The run ${runId} is ${status}: it has no more lines to pay`, {
    runId,
    status,
  });
}

/** The idempotency key of an attempt: the same for every request of the same attempt. */
export const transferKey = (runId: string, payee: Payee, attempt: number): string =>
  `payout-${runId}-${payeeKey(payee)}-${attempt}`;

const lineData = ({ runId }: PayoutRun, { payee, payCents }: RunLine) => ({ runId, payee, payCents });

function payableLine(run: PayoutRun, payee: Payee): PayableLine {
  const line = lineFor(run, payee);
  if (!line || line.accountId === null || line.status === 'not-paid')
    throw new Error(`The run ${run.runId} pays nothing to ${payeeKey(payee)}`);
  return { ...line, accountId: line.accountId };
}

function request(run: PayoutRun, line: PayableLine): TransferRequested {
  const attempt = attemptsOf(line) + 1;
  const idempotencyKey = transferKey(run.runId, line.payee, attempt);
  return {
    type: 'TransferRequested',
    data: { ...lineData(run, line), accountId: line.accountId, attempt, idempotencyKey },
  };
}

function hold({ runId, payee, reasonCode, until }: CommandOf<'HoldTransfer'>, line: RunLine): PayoutEvent[] {
  if (line.status === 'requested' || line.status === 'paid') return [];
  if (line.status === 'held' && line.reasonCode === reasonCode && line.until === until) return [];
  return [{ type: 'TransferHeld', data: { runId, payee, reasonCode, until } }];
}

/** A payment without a recorded request (restored backup, late response) is recorded as requested and paid. */
function settle(command: CommandOf<'SettleTransfer'>, run: PayoutRun, line: PayableLine): PayoutEvent[] {
  const { transferId, amountCents } = command;
  if (run.status === 'prepared' || run.status === 'cancelled') {
    throw mismatch(run, line, `the provider made the transfer ${transferId}, but the run is ${run.status}`);
  }
  if (amountCents !== line.payCents)
    throw mismatch(run, line, `the transfer ${transferId} has another amount`);
  if (line.status === 'paid') {
    if (line.transferId === transferId) return [];
    throw mismatch(run, line, `it was already paid by ${line.transferId}, and again by ${transferId}`);
  }
  const succeeded: PayoutEvent = { type: 'TransferSucceeded', data: { ...lineData(run, line), transferId } };
  const settled = line.status === 'requested' ? [succeeded] : [request(run, line), succeeded];
  return isLast(run) ? [...settled, completeRun(run, line)] : settled;
}

const isLast = ({ status, counts: { open, requested, failed, held } }: PayoutRun): boolean =>
  status !== 'completed' && open + requested + failed + held === 1;

const completeRun = ({ runId, counts, paidCents }: PayoutRun, { payCents }: RunLine): PayoutEvent => ({
  type: 'PayoutRunCompleted',
  data: {
    runId,
    paidLines: counts.paid + 1,
    paidCents: paidCents + payCents,
    unpaidLines: 0,
    closed: null,
  },
});

function reverse(command: CommandOf<'RecordReversal'>, run: PayoutRun, line: RunLine): PayoutEvent[] {
  const { runId, payee, transferId, reversedCents } = command;
  if (line.status !== 'paid' || line.transferId !== transferId)
    throw mismatch(run, line, `it was not paid by the transfer ${transferId}`);
  const changeCents = reversedCents - line.reversedCents;
  if (changeCents < 0 || reversedCents > line.payCents)
    throw mismatch(run, line, `the reversed amount of ${transferId} is not possible`);
  if (changeCents === 0) return [];
  return [{ type: 'TransferReversed', data: { runId, payee, transferId, changeCents, reversedCents } }];
}

const mismatch = ({ runId }: PayoutRun, { payee }: RunLine, why: string): DomainError =>
  new DomainError(
    'payouts.transfer-mismatch',
    `The line of ${payee.kind} ${payee.id} in the run ${runId}: ${why}`,
    {
      runId,
      payee: payeeKey(payee),
    },
  );
