import { isMonth } from '../calendar/index.js';
import { DomainError } from '../events/index.js';
import type { PrepareRun } from './payout-book-commands.js';
import { nextRunId, openRun, type PayoutBookState } from './payout-book-state.js';
import type { PayoutEvent, PayoutLine } from './payout-events.js';
import { monthEnd, payableFrom } from './payout-schedule.js';

/** Some 300 kB of lines: an append holds a megabyte in every store. */
const linesOfAPart = 1500;

/** Refuses a text that is none, such as `October`. */
export function assertMonth(month: string): void {
  if (isMonth(month)) return;
  throw new DomainError('payouts.month-invalid', 'The month must look like 2026-10');
}

/** Refuses a month whose run cannot be prepared at `now` (ISO UTC), and any while another run is open. */
export function assertPreparable(
  state: PayoutBookState,
  { month, asOf, holdDays }: Pick<PrepareRun, 'month' | 'asOf' | 'holdDays'>,
): void {
  assertMonth(month);
  const from = payableFrom(month, holdDays);
  if (asOf < monthEnd(month)) {
    throw new DomainError(
      'payouts.month-not-over',
      `${month} is not over: its run can be prepared from ${from} on`,
      { month, from },
    );
  }
  if (asOf.slice(0, 10) < from) {
    throw new DomainError(
      'payouts.hold-not-over',
      `${month} is within the hold of ${holdDays} days: its run can be prepared from ${from} on`,
      { month, from },
    );
  }
  const open = openRun(state);
  if (open) {
    throw new DomainError(
      'payouts.run-open',
      `The run ${open.runId} is ${open.status}, and there is one at a time: execute, close or cancel it first`,
      { runId: open.runId, status: open.status },
    );
  }
}

/** The lines in parts that an append holds, then the run itself. */
export function prepareRun(command: PrepareRun, state: PayoutBookState): PayoutEvent[] {
  assertPreparable(state, command);
  const { type: _type, lines, ...terms } = command;
  const paid = lines.filter(({ reason }) => reason === null);
  if (paid.length === 0) {
    throw new DomainError(
      'payouts.nobody-payable',
      `Nobody can be paid for ${command.month}: ${whyNobody(lines.length)}`,
      { month: command.month, lines: lines.length },
    );
  }
  const runId = nextRunId(state, command.month);
  return [
    ...partsOf(lines).map((some, index): PayoutEvent => ({
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

const whyNobody = (lines: number): string =>
  lines === 0
    ? 'nobody has a balance'
    : `of ${lines} with a balance none meets the conditions; a dry run says why`;

const partsOf = (lines: readonly PayoutLine[]): PayoutLine[][] =>
  Array.from({ length: Math.ceil(lines.length / linesOfAPart) }, (_, index) =>
    lines.slice(index * linesOfAPart, (index + 1) * linesOfAPart),
  );
