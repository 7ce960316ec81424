import { DomainError } from '../events/index.js';
import { payeeKey, type Payee } from '../payee/index.js';
import { attemptsOf } from './evolve-payout-book.js';
import type { LineCommand } from './payout-book-commands.js';
import { lineFor, type PayoutRun, type RunLine } from './payout-book-state.js';
import type { PayoutEvent, TransferRequested } from './payout-events.js';

type Asked<Type extends LineCommand['type']> = Extract<LineCommand, { type: Type }>;
type PayableLine = RunLine & Readonly<{ accountId: string }>;

/** What follows for one line of a run that was approved; what is known already is recorded once. */
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
          data: { ...nameOf(run, line), reasonCode: command.reasonCode, attempt: line.attempts },
        },
      ];
    case 'StateReversal':
      return reverse(command, run, line);
  }
}

/** Refuses unless the run may be paid. */
export function assertExecutable({ runId, status }: PayoutRun): void {
  if (status === 'approved' || status === 'executing') return;
  if (status === 'prepared')
    throw new DomainError(
      'payouts.run-not-approved',
      `The run ${runId} is not approved yet: approve it first, or cancel it`,
      { runId },
    );
  throw new DomainError('payouts.run-ended', `The run ${runId} is ${status}: nothing of it is left to pay`, {
    runId,
    status,
  });
}

/** The same key for the same try, whoever asks and however often. */
export const transferKey = (runId: string, payee: Payee, attempt: number): string =>
  `payout-${runId}-${payeeKey(payee)}-${attempt}`;

const nameOf = ({ runId }: PayoutRun, { payee, payCents }: RunLine) => ({ runId, payee, payCents });

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
    data: { ...nameOf(run, line), accountId: line.accountId, attempt, idempotencyKey },
  };
}

function hold({ runId, payee, reasonCode, until }: Asked<'HoldTransfer'>, line: RunLine): PayoutEvent[] {
  if (line.status === 'requested' || line.status === 'paid') return [];
  if (line.status === 'held' && line.reasonCode === reasonCode && line.until === until) return [];
  return [{ type: 'TransferHeld', data: { runId, payee, reasonCode, until } }];
}

/** What was paid though our record says otherwise (a restored backup, a late answer) is requested and paid at once. */
function settle(command: Asked<'SettleTransfer'>, run: PayoutRun, line: PayableLine): PayoutEvent[] {
  const { transferId, amountCents } = command;
  if (run.status === 'prepared' || run.status === 'cancelled') {
    throw mismatch(run, line, `the provider has the transfer ${transferId}, though the run is ${run.status}`);
  }
  if (amountCents !== line.payCents)
    throw mismatch(run, line, `the transfer ${transferId} is of another amount`);
  if (line.status === 'paid') {
    if (line.transferId === transferId) return [];
    throw mismatch(run, line, `it was paid by ${line.transferId} already, and by ${transferId} again`);
  }
  const succeeded: PayoutEvent = { type: 'TransferSucceeded', data: { ...nameOf(run, line), transferId } };
  const settled = line.status === 'requested' ? [succeeded] : [request(run, line), succeeded];
  return isLast(run) ? [...settled, completed(run, line)] : settled;
}

const isLast = ({ status, counts: { open, requested, failed, held } }: PayoutRun): boolean =>
  status !== 'completed' && open + requested + failed + held === 1;

const completed = ({ runId, counts, paidCents }: PayoutRun, { payCents }: RunLine): PayoutEvent => ({
  type: 'PayoutRunCompleted',
  data: {
    runId,
    paidLines: counts.paid + 1,
    paidCents: paidCents + payCents,
    unpaidLines: 0,
    closed: null,
  },
});

function reverse(command: Asked<'StateReversal'>, run: PayoutRun, line: RunLine): PayoutEvent[] {
  const { runId, payee, transferId, reversedCents } = command;
  if (line.status !== 'paid' || line.transferId !== transferId)
    throw mismatch(run, line, `the transfer ${transferId} is not that by which it was paid`);
  const changeCents = reversedCents - line.reversedCents;
  if (changeCents < 0 || reversedCents > line.payCents)
    throw mismatch(run, line, `${transferId} has less or more reversed than can be`);
  if (changeCents === 0) return [];
  return [{ type: 'TransferReversed', data: { runId, payee, transferId, changeCents, reversedCents } }];
}

const mismatch = ({ runId }: PayoutRun, { payee }: RunLine, why: string): DomainError =>
  new DomainError('payouts.transfer-mismatch', `The line of ${payee.kind} ${payee.id} in ${runId}: ${why}`, {
    runId,
    payee: payeeKey(payee),
  });
