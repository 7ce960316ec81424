import { isMonth } from '../calendar/index.js';
import { DomainError } from '../events/index.js';
import type { PrepareRun } from './payout-book-commands.js';
import { nextRunId, openRun, type PayoutBookState } from './payout-book-state.js';
import type { PayoutEvent, PayoutLine } from './payout-events.js';
import { monthEnd, payableFrom } from './payout-schedule.js';

/** About 300 kB; one append holds at most a megabyte. */
const linesPerPart = 1500;

/** Refuses anything but a month such as `2026-10`. */
export function assertMonth(month: string): void {
  if (isMonth(month)) return;
  throw new DomainError('payouts.month-invalid', 'Invalid month. Use YYYY-MM, for example 2026-10.');
}

/** Refuses a month whose run cannot be prepared at `asOf` (ISO UTC), and any month while another run is open. */
export function assertPreparable(
  state: PayoutBookState,
  { month, asOf, holdDays }: Pick<PrepareRun, 'month' | 'asOf' | 'holdDays'>,
): void {
  assertMonth(month);
  const from = payableFrom(month, holdDays);
  if (asOf < monthEnd(month)) {
    throw new DomainError(
      'payouts.month-not-over',
      `${month} is not over: its run can be prepared from ${from}`,
      { month, from },
    );
  }
  if (asOf.slice(0, 10) < from) {
    throw new DomainError(
      'payouts.hold-not-over',
      `${month} is within the hold of ${holdDays} days: its run can be prepared from ${from}`,
      { month, from },
    );
  }
  const open = openRun(state);
  if (open) {
    throw new DomainError(
      'payouts.run-open',
      `The run ${open.runId} is ${open.status}, and only one run can be open: execute, close or cancel it first`,
      { runId: open.runId, status: open.status },
    );
  }
}

/** The lines, in parts that fit into one append, then the run itself. */
export function prepareRun(command: PrepareRun, state: PayoutBookState): PayoutEvent[] {
  assertPreparable(state, command);
  const { type: _type, lines, ...terms } = command;
  const paid = lines.filter(({ reason }) => reason === null);
  if (paid.length === 0) {
    throw new DomainError(
      'payouts.nobody-payable',
      `Nobody can be paid for ${command.month}: ${explainNobody(lines.length)}`,
      { month: command.month, lines: lines.length },
    );
  }
  const runId = nextRunId(state, command.month);
  return [
    ...splitIntoParts(lines).map((some, index): PayoutEvent => ({
      type: 'PayoutLinesDrawn',
      data: { runId, part: index + 1, lines: some },
    })),
    {
      type: 'PayoutRunPrepared',
      data: {
        runId,
        ...terms,
        currency: 'usd',
        lines: lines.length,
        paidLines: paid.length,
        payCents: paid.reduce((sum, { payCents }) => sum + payCents, 0),
      },
    },
  ];
}

const explainNobody = (lines: number): string =>
  lines === 0
    ? 'nobody has a balance'
    : `no payee with a balance meets the conditions (${lines}); a dry run shows why`;

const splitIntoParts = (lines: readonly PayoutLine[]): PayoutLine[][] =>
  Array.from({ length: Math.ceil(lines.length / linesPerPart) }, (_, index) =>
    lines.slice(index * linesPerPart, (index + 1) * linesPerPart),
  );
