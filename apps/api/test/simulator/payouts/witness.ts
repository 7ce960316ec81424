import { payeeKey } from '@closewise/domain/payee';
import type { PayoutEvent, PayoutLine, PayoutRunPrepared } from '@closewise/domain/payouts';
import type { RecordedEvent } from '../../../src/platform/event-store/event-store.js';
import { hold } from '../violation.js';
import type { Bank } from './bank.js';
import type { TruePayees } from './true-payees.js';

type SeenRun = PayoutRunPrepared['data'] & {
  drawn: readonly PayoutLine[];
  status: 'prepared' | 'approved' | 'ended';
  approvedBy?: string;
};

const dayMs = 24 * 60 * 60 * 1000;
const holdDays = 21;

/** Checks each event of a run against the world at that time, and each payment of the bank. */
export class Witness {
  private readonly runs = new Map<string, SeenRun>();
  private drawn: readonly PayoutLine[] = [];
  private transitCents = 0;
  private seenFacts = 0;
  private seenPaid = 0;

  constructor(
    private readonly payees: TruePayees,
    private readonly bank: Bank,
  ) {}

  /** Throws a Violation if something is recorded or paid that should not be. */
  look(facts: readonly RecordedEvent[]): void {
    for (; this.seenFacts < facts.length; this.seenFacts++) {
      const fact = facts[this.seenFacts]!;
      if (fact.stream === 'payout-book') this.see(fact as never, facts.slice(0, this.seenFacts));
    }
    for (; this.seenPaid < this.bank.paid.length; this.seenPaid++) this.seePaid(this.seenPaid);
  }

  private see({ type, data }: PayoutEvent, before: readonly RecordedEvent[]): void {
    switch (type) {
      case 'PayoutLinesDrawn':
        this.drawn = data.part === 1 ? data.lines : [...this.drawn, ...data.lines];
        return;
      case 'PayoutRunPrepared':
        return this.seePrepared(data, before);
      case 'PayoutRunApproved': {
        const run = this.run(data.runId);
        hold(data.approvedBy !== `admin:${run.preparedBy}`, `${run.runId} is approved by another person`);
        run.approvedBy = data.approvedBy;
        this.isDue(run, before, 'approved');
        run.status = 'approved';
        return;
      }
      case 'PayoutExecutionStarted': {
        const run = this.run(data.runId);
        hold(data.executedBy !== run.approvedBy, `${run.runId} is executed by another person`);
        return;
      }
      case 'TransferRequested': {
        const run = this.run(data.runId);
        const who = `${payeeKey(data.payee)} in ${data.runId}`;
        hold(run.status === 'approved', `${who} is requested of an approved run`);
        const due = this.payees.dues(before, endOf(run.month), run.runId).get(payeeKey(data.payee));
        hold(due === data.payCents, `${who} is asked ${due} when it is requested, not ${data.payCents}`);
        this.transitCents += data.payCents;
        return;
      }
      case 'TransferSucceeded':
      case 'TransferFailed':
        this.transitCents -= data.payCents;
        return;
      case 'PayoutRunCompleted':
      case 'PayoutRunCancelled':
        hold(this.transitCents === 0, `nothing is in transit when ${data.runId} ends`);
        this.run(data.runId).status = 'ended';
    }
  }

  private seePrepared(data: PayoutRunPrepared['data'], before: readonly RecordedEvent[]): void {
    hold(!this.runs.has(data.runId), `${data.runId} is prepared once`);
    hold(
      [...this.runs.values()].every(({ status }) => status === 'ended'),
      `${data.runId} is the only run that is open`,
    );
    hold(data.asOf >= payableFrom(data.month), `${data.runId} is not prepared within the hold`);
    const run: SeenRun = { ...data, drawn: this.drawn, status: 'prepared' };
    this.runs.set(data.runId, run);
    this.isDue(run, before, 'prepared');
    const paid = run.drawn.reduce((sum, { payCents }) => sum + payCents, 0);
    hold(paid === data.payCents, `the lines of ${data.runId} add up`);
  }

  /** No payee gets more than they are due or without being payable, and none is left out. */
  private isDue(run: SeenRun, before: readonly RecordedEvent[], when: 'prepared' | 'approved'): void {
    const lines = new Map(run.drawn.map((line) => [payeeKey(line.payee), line]));
    for (const [key, due] of this.payees.dues(before, endOf(run.month), run.runId)) {
      const cents = lines.get(key)?.payCents ?? 0;
      if (when === 'approved' && cents === 0) continue;
      hold(cents === due, `${key} is due ${due} when ${run.runId} is ${when}, not ${cents}`);
    }
  }

  private seePaid(index: number): void {
    const { group, payee, amountCents, accountId, createdAt } = this.bank.paid[index]!;
    const who = `${payeeKey(payee)} in ${group}`;
    const run = this.run(group ?? '');
    hold(createdAt >= payableFrom(run.month), `${who} is not paid early`);
    const line = run.drawn.find((one) => payeeKey(one.payee) === payeeKey(payee));
    hold(line?.payCents === amountCents && line.accountId === accountId, `${who} is paid what was approved`);
    const earlier = this.bank.paid.slice(0, index);
    const isFirst = earlier.every((one) => one.group !== group || payeeKey(one.payee) !== payeeKey(payee));
    hold(isFirst, `${who} is paid once`);
  }

  private run(runId: string): SeenRun {
    const run = this.runs.get(runId);
    hold(run !== undefined, `${runId} was prepared`);
    return run;
  }
}

/** The first moment after a month (`2026-10`), ISO UTC. */
export function endOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number)).toISOString();
}

const payableFrom = (month: string): string =>
  new Date(Date.parse(endOf(month)) + holdDays * dayMs).toISOString();
