import { payeeKey } from '../payee/index.js';
import type { PayoutEvent, PayoutLine, PayoutRunPrepared } from './payout-events.js';
import type { LineProgress, LineStatus, PayoutBookState, PayoutRun, RunLine } from './payout-book-state.js';

type EventOf<Type extends PayoutEvent['type']> = Extract<PayoutEvent, { type: Type }>;
type LineEvent = EventOf<
  'TransferRequested' | 'TransferSucceeded' | 'TransferFailed' | 'TransferHeld' | 'TransferReversed'
>;
type RunEvent = EventOf<
  'PayoutRunApproved' | 'PayoutExecutionStarted' | 'PayoutRunCancelled' | 'PayoutRunCompleted'
>;

const noLines: Record<LineStatus, number> = {
  'not-paid': 0,
  open: 0,
  requested: 0,
  failed: 0,
  held: 0,
  paid: 0,
};

/**
 * The book after an event. The state before it becomes invalid: a run's lines change in place, since copying thousands
 * of lines for each of ten thousand events would be too slow.
 */
export function evolvePayoutBook(state: PayoutBookState, event: PayoutEvent): PayoutBookState {
  switch (event.type) {
    case 'PayoutLinesDrawn': {
      const { part, lines } = event.data;
      return { ...state, drawn: part === 1 ? lines : [...state.drawn, ...lines] };
    }
    case 'PayoutRunPrepared':
      return { runs: withRun(state, startRun(event.data, state.drawn)), drawn: [] };
    case 'PayoutRunApproved':
    case 'PayoutExecutionStarted':
    case 'PayoutRunCancelled':
    case 'PayoutRunCompleted': {
      const run = runOf(state, event.data.runId);
      return { ...state, runs: withRun(state, { ...run, ...changed(run, event) }) };
    }
    default:
      changeLine(runOf(state, event.data.runId), event);
      return state;
  }
}

type Changing<Value> = { -readonly [Name in keyof Value]: Value[Name] };

const withRun = ({ runs }: PayoutBookState, run: PayoutRun): Map<string, PayoutRun> =>
  new Map(runs).set(run.runId, run);

function runOf({ runs }: PayoutBookState, runId: string): PayoutRun {
  const run = runs.get(runId);
  if (!run) throw new Error(`The payout book has no run ${runId}`);
  return run;
}

function startRun(data: PayoutRunPrepared['data'], drawn: readonly PayoutLine[]): PayoutRun {
  const lines = drawn.map((line): RunLine => ({
    ...line,
    // Lines of earlier versions have no provider: the run's own provider pays them.
    provider: line.provider ?? (line.accountId === null ? null : data.provider),
    status: line.reason === null ? 'open' : 'not-paid',
  }));
  const open = lines.filter(({ status }) => status === 'open').length;
  return {
    ...data,
    status: 'prepared',
    approvedBy: null,
    executedBy: [],
    ended: null,
    linesOf: new Map(lines.map((line) => [payeeKey(line.payee), line])),
    counts: { ...noLines, open, 'not-paid': lines.length - open },
    paidCents: 0,
  };
}

function changed({ executedBy }: PayoutRun, { type, data }: RunEvent): Partial<PayoutRun> {
  switch (type) {
    case 'PayoutRunApproved':
      return { status: 'approved', approvedBy: data.approvedBy };
    case 'PayoutExecutionStarted':
      return { executedBy: [...executedBy, data.executedBy] };
    case 'PayoutRunCancelled':
      return { status: 'cancelled', ended: { by: data.cancelledBy, reason: data.reason } };
    case 'PayoutRunCompleted':
      return { status: 'completed', ended: data.closed };
  }
}

function changeLine(run: Changing<PayoutRun>, event: LineEvent): void {
  const key = payeeKey(event.data.payee);
  const before = run.linesOf.get(key);
  if (!before) throw new Error(`The run ${run.runId} has no line of ${key}`);
  const { payee, balanceCents, withinHoldCents, disputedCents, payCents } = before;
  const { accountId, provider, heldUntil, reason } = before;
  const amounts = { balanceCents, withinHoldCents, disputedCents, payCents };
  const line = { payee, ...amounts, accountId, provider, heldUntil, reason };
  const after = progress(before, event);
  (run.linesOf as Map<string, RunLine>).set(key, { ...line, ...after });
  const counts = run.counts as Changing<PayoutRun['counts']>;
  counts[before.status]--;
  counts[after.status]++;
  if (event.type === 'TransferSucceeded') run.paidCents += event.data.payCents;
  if (event.type === 'TransferRequested' && run.status === 'approved') run.status = 'executing';
}

function progress(before: LineProgress, { type, data }: LineEvent): LineProgress {
  const attempts = attemptsOf(before);
  switch (type) {
    case 'TransferRequested':
      return { status: 'requested', attempts: data.attempt };
    case 'TransferSucceeded':
      return { status: 'paid', attempts, transferId: data.transferId, reversedCents: 0 };
    case 'TransferFailed':
      return { status: 'failed', attempts, reasonCode: data.reasonCode };
    case 'TransferHeld':
      return { status: 'held', attempts, reasonCode: data.reasonCode, until: data.until };
    case 'TransferReversed':
      return {
        status: 'paid',
        attempts,
        transferId: data.transferId,
        reversedCents: data.reversedCents,
      };
  }
}

/** Number of requests to the provider for the line. */
export const attemptsOf = (line: LineProgress): number => ('attempts' in line ? line.attempts : 0);
