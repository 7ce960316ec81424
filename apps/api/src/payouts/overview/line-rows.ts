import { payeeKey } from '@closewise/domain/payee';
import type { OwnLine, PayoutEvent, RunStatus } from '@closewise/domain/payouts';

/** A run; runs are ordered by `asOf` (ISO UTC). */
export type RunRow = Readonly<{ runId: string; month: string; asOf: string; provider: string }> & {
  status: RunStatus;
};

/** A payable line; `payee` is a `payeeKey`, `provider` null for the run's own, `at` (ISO UTC) the time of its answer. */
export type LineRow = Readonly<{ runId: string; payee: string; provider: string | null; cents: number }> & {
  status: OwnLine['status'];
  at: string | null;
  reasonCode: string | null;
  reversedCents: number;
};

type LineEvent = Extract<PayoutEvent, { data: { payee: unknown } }>;

/** The rows changed by a batch of events. */
export class LineRows {
  /** Runs whose lines were drawn again, which replaces their earlier lines. */
  readonly redrawnRuns = new Set<string>();
  private readonly byRun = new Map<string, RunRow>();
  private readonly byLine = new Map<string, LineRow>();

  constructor(runs: readonly RunRow[], lines: readonly LineRow[]) {
    for (const run of runs) this.byRun.set(run.runId, run);
    for (const line of lines) this.byLine.set(keyOf(line), line);
  }

  get runs(): RunRow[] {
    return [...this.byRun.values()];
  }

  get lines(): LineRow[] {
    return [...this.byLine.values()];
  }

  /** `at` is the event's time, ISO UTC. */
  fold(event: PayoutEvent, at: string): void {
    switch (event.type) {
      case 'PayoutLinesDrawn':
        return this.draw(event.data);
      case 'PayoutRunPrepared': {
        const { runId, month, asOf, provider } = event.data;
        this.byRun.set(runId, { runId, month, asOf, provider, status: 'prepared' });
        return;
      }
      case 'PayoutRunApproved':
        return this.becomes(event.data.runId, 'approved');
      case 'PayoutExecutionStarted':
        return;
      case 'PayoutRunCancelled':
        return this.becomes(event.data.runId, 'cancelled');
      case 'PayoutRunCompleted':
        return this.becomes(event.data.runId, 'completed');
      default:
        return this.change(event, at);
    }
  }

  private draw({ runId, part, lines }: Extract<PayoutEvent, { type: 'PayoutLinesDrawn' }>['data']): void {
    if (part === 1) {
      this.redrawnRuns.add(runId);
      for (const [key, line] of this.byLine) if (line.runId === runId) this.byLine.delete(key);
    }
    for (const { payee, provider, payCents, reason } of lines) {
      if (reason !== null) continue;
      const key = payeeKey(payee);
      const line = { runId, payee: key, provider, cents: payCents, ...unanswered, status: 'open' } as const;
      this.byLine.set(keyOf(line), line);
    }
  }

  private becomes(runId: string, status: RunStatus): void {
    const run = this.byRun.get(runId);
    if (run) run.status = status;
  }

  private change(event: LineEvent, at: string): void {
    const { runId, payee } = event.data;
    const line = this.byLine.get(keyOf({ runId, payee: payeeKey(payee) }));
    if (line) Object.assign(line, answerOf(event, at));
    const run = this.byRun.get(runId);
    if (event.type === 'TransferRequested' && run?.status === 'approved') run.status = 'executing';
  }
}

const unanswered = { at: null, reasonCode: null, reversedCents: 0 } as const;

function answerOf({ type, data }: LineEvent, at: string): Partial<LineRow> {
  switch (type) {
    case 'TransferRequested':
      return { ...unanswered, status: 'requested' };
    case 'TransferSucceeded':
      return { ...unanswered, status: 'paid', at };
    case 'TransferFailed':
      return { status: 'failed', at, reasonCode: data.reasonCode };
    case 'TransferHeld':
      return { status: 'held', at, reasonCode: data.reasonCode };
    case 'TransferReversed':
      return { reversedCents: data.reversedCents };
  }
}

const keyOf = ({ runId, payee }: Pick<LineRow, 'runId' | 'payee'>): string => `${runId} ${payee}`;
