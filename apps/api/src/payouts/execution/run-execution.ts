import { DomainError } from '@closewise/domain/events';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import {
  changeOf,
  drawLines,
  lineFor,
  transferKey,
  unpaidLines,
  type PayoutRun,
  type RunLine,
} from '@closewise/domain/payouts';
import {
  ProviderUnavailableError,
  TransferRefusedError,
  type PayoutProvider,
  type Transfer,
} from '../../billing/index.js';
import type { PayoutBook } from '../book/payout-book.js';
import type { OwedPayees } from '../owed/owed-payees.js';
import { atOnce } from './at-once.js';
import type { ExecutePayoutRun, Execution } from './execute-payout-run.command.js';
import type { Pauses } from './pauses.js';

export type ExecutionParts = Readonly<{
  book: PayoutBook;
  owed: OwedPayees;
  provider: PayoutProvider;
  pauses: Pauses;
}>;

/** Lines that are checked and requested together, while those before them are paid. */
const CHUNK = 200;
/** After so many unknown answers in a row nobody asks on. */
const SILENCE = 16;
/** How often, and after how long at first, lines without an answer are asked for again. */
const ROUNDS = 3;
const FIRST_PAUSE_MS = 1000;

/**
 * One execution of a run. A line is recorded as requested before the provider is asked, and always asked for with the
 * same key until there is an answer; what was requested before this execution is looked up first, for the provider
 * forgets keys after a day.
 */
export class RunExecution {
  private readonly counted = { failed: 0, held: 0 };
  private readonly unanswered = new Map<string, Payee>();
  private answered = 0;
  private open = 0;
  private silentFor = 0;

  constructor(
    private readonly parts: ExecutionParts,
    private readonly asked: ExecutePayoutRun,
  ) {}

  async execute(): Promise<Execution> {
    const { runId, executedBy, context } = this.asked;
    await this.parts.book.execute({ type: 'StartExecution', runId, executedBy }, context);
    const before = await this.run();
    const [paidBefore, paidCentsBefore] = [before.counts.paid, before.paidCents];
    await this.takeFound();
    const lines = unpaidLines(await this.run());
    this.open = lines.length;
    this.answered = 0;
    const neededCents = lines.reduce((sum, { payCents }) => sum + payCents, 0);
    const availableCents = lines.length === 0 ? 0 : await this.parts.provider.availableCents();
    const missingCents = Math.max(0, neededCents - availableCents);
    if (missingCents === 0) await this.payAll(lines);
    const run = await this.run();
    return {
      paid: run.counts.paid - paidBefore,
      paidCents: run.paidCents - paidCentsBefore,
      ...this.counted,
      unanswered: run.counts.requested,
      missingCents,
      availableCents,
      isSilent: this.isSilent,
      isCompleted: run.status === 'completed',
    };
  }

  private run(): Promise<PayoutRun> {
    return this.parts.book.run(this.asked.runId);
  }

  private get isSilent(): boolean {
    return this.silentFor >= SILENCE;
  }

  /** Answers that were lost: what the provider has paid of the open lines is taken as paid. */
  private async takeFound(): Promise<void> {
    const transfers = await this.parts.provider.transfersOf(this.asked.runId);
    const run = await this.run();
    const ofOpen = transfers.filter(({ payee }) => {
      const line = payee && lineFor(run, payee);
      return line !== null && line.status !== 'paid' && line.status !== 'not-paid';
    });
    await Promise.all(ofOpen.map((transfer) => this.settle(transfer.payee!, transfer)));
  }

  /** While the lines of one chunk are paid, the next ones are checked and requested. */
  private async payAll(lines: readonly RunLine[]): Promise<void> {
    let next = this.request(lines.slice(0, CHUNK));
    for (let first = 0; first < lines.length && !this.isSilent; first += CHUNK) {
      const payees = await next;
      next = this.request(lines.slice(first + CHUNK, first + 2 * CHUNK));
      next.catch(() => undefined);
      await this.pay(payees);
    }
    await next;
    for (let round = 0; round < ROUNDS && this.unanswered.size > 0 && !this.isSilent; round++) {
      await this.parts.pauses.wait(FIRST_PAUSE_MS * 2 ** round);
      await this.askAgain();
    }
  }

  private async askAgain(): Promise<void> {
    const payees = [...this.unanswered.values()];
    this.unanswered.clear();
    await this.takeFound().catch((error: unknown) => this.assertUnavailable(error));
    const run = await this.run();
    await this.pay(payees.filter((payee) => lineFor(run, payee)?.status === 'requested'));
  }

  /** Holds what is not as it was approved, and records the request of the rest; answers whom to pay. */
  private async request(lines: readonly RunLine[]): Promise<Payee[]> {
    const requested = lines.filter(({ status }) => status === 'requested').map(({ payee }) => payee);
    const unasked = lines.filter(({ status }) => status !== 'requested');
    if (unasked.length === 0) return requested;
    const { month, minimumCents } = await this.run();
    const owed = await this.parts.owed.these(
      unasked.map(({ payee }) => payee),
      month,
    );
    const drawn = drawLines([...owed.values()], minimumCents);
    const now = new Map(drawn.map((line) => [payeeKey(line.payee), line]));
    const whom = await Promise.all(
      unasked.map(async (line) => {
        const { payee } = line;
        const change = changeOf(line, now.get(payeeKey(payee)) ?? null);
        if (change === null) await this.record({ type: 'RequestTransfer', payee });
        else await this.hold(payee, change, now.get(payeeKey(payee))?.heldUntil ?? null);
        return change === null ? [payee] : [];
      }),
    );
    return [...requested, ...whom.flat()];
  }

  private async hold(payee: Payee, reasonCode: string, heldUntil: string | null): Promise<void> {
    const until = reasonCode === 'recently-changed' ? heldUntil : null;
    await this.record({ type: 'HoldTransfer', payee, reasonCode, until });
    this.counted.held++;
    this.tell();
  }

  /** The answers are recorded while the next line is asked for, and all of them before this ends. */
  private async pay(payees: readonly Payee[]): Promise<void> {
    const recorded: Promise<void>[] = [];
    const run = await this.run();
    await atOnce(payees, this.asked.concurrency, async (payee) => {
      if (this.isSilent) return;
      const answer = await this.ask(run, payee);
      if (answer === null) return;
      const recording = this.take(payee, answer);
      recording.catch(() => undefined);
      recorded.push(recording);
    });
    await Promise.all(recorded);
  }

  /** Null when nobody knows whether it was paid. */
  private async ask(run: PayoutRun, payee: Payee): Promise<Transfer | TransferRefusedError | null> {
    const line = lineFor(run, payee);
    if (line?.status !== 'requested') return null;
    try {
      const transfer = await this.parts.provider.transfer({
        idempotencyKey: transferKey(run.runId, payee, line.attempts),
        accountId: line.accountId!,
        amountCents: line.payCents,
        currency: run.currency,
        group: run.runId,
        payee,
      });
      this.silentFor = 0;
      return transfer;
    } catch (error) {
      if (error instanceof TransferRefusedError) {
        this.silentFor = 0;
        return error;
      }
      this.assertUnavailable(error);
      this.silentFor++;
      this.unanswered.set(payeeKey(payee), payee);
      return null;
    }
  }

  private async take(payee: Payee, answer: Transfer | TransferRefusedError): Promise<void> {
    if (!(answer instanceof TransferRefusedError)) return this.settle(payee, answer);
    await this.record({ type: 'FailTransfer', payee, reasonCode: answer.code });
    this.counted.failed++;
    this.tell();
  }

  /** A transfer that is not that of the line stays without an answer: reconcile names it. */
  private async settle(payee: Payee, { transferId, amountCents }: Transfer): Promise<void> {
    try {
      await this.record({ type: 'SettleTransfer', payee, transferId, amountCents });
      this.tell();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }

  private async record(command: LineWish): Promise<void> {
    const { runId, context } = this.asked;
    await this.parts.book.execute({ ...command, runId }, context);
  }

  private assertUnavailable(error: unknown): void {
    if (!(error instanceof ProviderUnavailableError)) throw error;
  }

  private tell(): void {
    this.answered++;
    this.asked.told({ answered: Math.min(this.answered, this.open), of: this.open });
  }
}

type LineWish =
  | Readonly<{ type: 'RequestTransfer'; payee: Payee }>
  | Readonly<{ type: 'HoldTransfer'; payee: Payee; reasonCode: string; until: string | null }>
  | Readonly<{ type: 'FailTransfer'; payee: Payee; reasonCode: string }>
  | Readonly<{ type: 'SettleTransfer'; payee: Payee; transferId: string; amountCents: number }>;
