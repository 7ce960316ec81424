import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '@closewise/domain/events';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import {
  findLineChange,
  drawLines,
  lineFor,
  lineProvider,
  runProviders,
  transferKey,
  unpaidLines,
  type PayoutRun,
  type RunLine,
} from '@closewise/domain/payouts';
import { Injectable } from '@nestjs/common';
import {
  ProviderUnavailableError,
  TransferRefusedError,
  type PayoutProvider,
  type PayoutProviders,
  type Transfer,
} from '../../billing/index.js';
import type { Execution, ExecutionOrder } from './execution.js';
import type { PayoutBook } from '../payout-book.js';
import type { OwedPayees } from '../owed/owed-payees.js';
import { checkCoverage } from '../runs/run-providers.js';

/** Waits between the rounds of an execution; tests replace it. */
@Injectable()
export class Pauses {
  wait(ms: number): Promise<void> {
    return pause(ms);
  }
}

type ExecutionParts = Readonly<{
  book: PayoutBook;
  owed: OwedPayees;
  providers: PayoutProviders;
  pauses: Pauses;
  onePersonMay: boolean;
}>;

/** Lines checked and requested together, while earlier ones are paid. */
const CHUNK = 200;
/** After this many missing answers in a row, a provider gets no more requests. */
const SILENCE = 16;
/** Number of retry rounds for lines without an answer, and the first pause, which doubles. */
const ROUNDS = 3;
const FIRST_PAUSE_MS = 1000;

/**
 * One execution of a run. A line is recorded as requested before its provider is called, and always with the same key until
 * there is an answer. Earlier requests are looked up first, since a provider forgets keys after a day.
 */
export class RunExecution {
  private readonly counted = { failed: 0, held: 0 };
  private readonly unanswered = new Map<string, Payee>();
  private answered = 0;
  private open = 0;
  /** Missing answers in a row, by provider. */
  private readonly silence = new Map<string, number>();

  constructor(
    private readonly parts: ExecutionParts,
    private readonly order: ExecutionOrder,
  ) {}

  async execute(): Promise<Execution> {
    const { runId, executor, context } = this.order;
    const { onePersonMay } = this.parts;
    await this.parts.book.execute({ type: 'StartExecution', runId, executor, onePersonMay }, context);
    const before = await this.run();
    const [paidBefore, paidCentsBefore] = [before.counts.paid, before.paidCents];
    await this.settleFoundTransfers();
    const lines = unpaidLines(await this.run());
    this.open = lines.length;
    this.answered = 0;
    const { availableCents, missingCents } = await checkCoverage(before, lines, this.parts.providers);
    if (missingCents === 0) await this.payAll(lines);
    const run = await this.run();
    return {
      paid: run.counts.paid - paidBefore,
      paidCents: run.paidCents - paidCentsBefore,
      ...this.counted,
      unanswered: run.counts.requested,
      missingCents,
      availableCents,
      isSilent: [...this.silence.keys()].some((id) => this.isSilent(id)),
      isCompleted: run.status === 'completed',
    };
  }

  private run(): Promise<PayoutRun> {
    return this.parts.book.requireRun(this.order.runId);
  }

  private isSilent(provider: string): boolean {
    return (this.silence.get(provider) ?? 0) >= SILENCE;
  }

  /** Whether no provider of the run answers. */
  private async isAllSilent(): Promise<boolean> {
    return [...runProviders(await this.run())].every((id) => this.isSilent(id));
  }

  /** Recovers lost answers: records open lines as paid if their provider has made the transfer. */
  private async settleFoundTransfers(): Promise<void> {
    for (const id of runProviders(await this.run()))
      await this.settleTransfersOf(this.parts.providers.get(id));
  }

  private async settleTransfersOf(provider: PayoutProvider): Promise<void> {
    const transfers = await provider.transfersOf(this.order.runId);
    const run = await this.run();
    const ofOpen = transfers.filter(({ payee }) => {
      const line = payee && lineFor(run, payee);
      const isOpen = line !== null && line.status !== 'paid' && line.status !== 'not-paid';
      return isOpen && lineProvider(run, line) === provider.id;
    });
    await Promise.all(ofOpen.map((transfer) => this.settle(transfer.payee!, transfer)));
  }

  /** Checks and requests the next chunk of lines while the current one is paid. */
  private async payAll(lines: readonly RunLine[]): Promise<void> {
    let next = this.request(lines.slice(0, CHUNK));
    for (let first = 0; first < lines.length && !(await this.isAllSilent()); first += CHUNK) {
      const payees = await next;
      next = this.request(lines.slice(first + CHUNK, first + 2 * CHUNK));
      next.catch(() => undefined);
      await this.pay(payees);
    }
    await next;
    for (let round = 0; round < ROUNDS && this.unanswered.size > 0 && !(await this.isAllSilent()); round++) {
      await this.parts.pauses.wait(FIRST_PAUSE_MS * 2 ** round);
      await this.retryUnanswered();
    }
  }

  private async retryUnanswered(): Promise<void> {
    const payees = [...this.unanswered.values()];
    this.unanswered.clear();
    await this.settleFoundTransfers().catch((error: unknown) => this.assertUnavailable(error));
    const run = await this.run();
    await this.pay(payees.filter((payee) => lineFor(run, payee)?.status === 'requested'));
  }

  /** Holds lines that changed since the approval and records the others as requested. Returns the payees to pay. */
  private async request(lines: readonly RunLine[]): Promise<Payee[]> {
    const requested = lines.filter(({ status }) => status === 'requested').map(({ payee }) => payee);
    const unrequested = lines.filter(({ status }) => status !== 'requested');
    if (unrequested.length === 0) return requested;
    const { month, minimumCents } = await this.run();
    const owed = await this.parts.owed.findCurrent(
      unrequested.map(({ payee }) => payee),
      month,
    );
    const drawn = drawLines([...owed.values()], minimumCents);
    const now = new Map(drawn.map((line) => [payeeKey(line.payee), line]));
    const payable = await Promise.all(
      unrequested.map(async (line) => {
        const { payee } = line;
        const change = findLineChange(line, now.get(payeeKey(payee)) ?? null);
        if (change === null) await this.record({ type: 'RequestTransfer', payee });
        else await this.hold(payee, change, now.get(payeeKey(payee))?.heldUntil ?? null);
        return change === null ? [payee] : [];
      }),
    );
    return [...requested, ...payable.flat()];
  }

  private async hold(payee: Payee, reasonCode: string, heldUntil: string | null): Promise<void> {
    const until = reasonCode === 'recently-changed' ? heldUntil : null;
    await this.record({ type: 'HoldTransfer', payee, reasonCode, until });
    this.counted.held++;
    this.reportProgress();
  }

  /** Records answers while further lines are paid, and returns once all are recorded. */
  private async pay(payees: readonly Payee[]): Promise<void> {
    const recorded: Promise<void>[] = [];
    const run = await this.run();
    await runConcurrently(payees, this.order.concurrency, async (payee) => {
      const answer = await this.transferTo(run, payee);
      if (answer === null) return;
      const recording = this.recordAnswer(payee, answer);
      recording.catch(() => undefined);
      recorded.push(recording);
    });
    await Promise.all(recorded);
  }

  /** Null if it is unknown whether the payee was paid. */
  private async transferTo(run: PayoutRun, payee: Payee): Promise<Transfer | TransferRefusedError | null> {
    const line = lineFor(run, payee);
    if (line?.status !== 'requested') return null;
    const provider = this.parts.providers.get(lineProvider(run, line));
    if (this.isSilent(provider.id)) return null;
    try {
      const transfer = await provider.transfer({
        idempotencyKey: transferKey(run.runId, payee, line.attempts),
        accountId: line.accountId!,
        amountCents: line.payCents,
        currency: run.currency,
        group: run.runId,
        payee,
      });
      this.silence.delete(provider.id);
      return transfer;
    } catch (error) {
      if (error instanceof TransferRefusedError) {
        this.silence.delete(provider.id);
        return error;
      }
      this.assertUnavailable(error);
      this.silence.set(provider.id, (this.silence.get(provider.id) ?? 0) + 1);
      this.unanswered.set(payeeKey(payee), payee);
      return null;
    }
  }

  private async recordAnswer(payee: Payee, answer: Transfer | TransferRefusedError): Promise<void> {
    if (!(answer instanceof TransferRefusedError)) return this.settle(payee, answer);
    await this.record({ type: 'FailTransfer', payee, reasonCode: answer.code });
    this.counted.failed++;
    this.reportProgress();
  }

  /** A transfer that does not match the line stays unanswered; `payouts reconcile` reports it. */
  private async settle(payee: Payee, { transferId, amountCents }: Transfer): Promise<void> {
    try {
      await this.record({ type: 'SettleTransfer', payee, transferId, amountCents });
      this.reportProgress();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  private async record(command: LineCommandOfRun): Promise<void> {
    const { runId, context } = this.order;
    await this.parts.book.execute({ ...command, runId }, context);
  }

  private assertUnavailable(error: unknown): void {
    if (!(error instanceof ProviderUnavailableError)) throw error;
  }

  private reportProgress(): void {
    this.answered++;
    this.order.onProgress({ answered: Math.min(this.answered, this.open), of: this.open });
  }
}

type LineCommandOfRun =
  | Readonly<{ type: 'RequestTransfer'; payee: Payee }>
  | Readonly<{ type: 'HoldTransfer'; payee: Payee; reasonCode: string; until: string | null }>
  | Readonly<{ type: 'FailTransfer'; payee: Payee; reasonCode: string }>
  | Readonly<{ type: 'SettleTransfer'; payee: Payee; transferId: string; amountCents: number }>;

/** Runs `work` for each item, `concurrency` at a time. Waits for all workers, then throws the first error. */
async function runConcurrently<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  const ended = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}
