import { affiliateDecider, affiliateStream } from '@closewise/domain/affiliation';
import { payeeKey } from '@closewise/domain/payee';
import { adminActor } from '@closewise/domain/actor';
import type { PayoutRun, RunActor } from '@closewise/domain/payouts';
import { ExecutePayoutRun } from '../../../src/payouts/execution/execute-payout-run.command.js';
import { ReconcilePayouts } from '../../../src/payouts/reconcile-payouts.command.js';
import {
  ApprovePayoutRun,
  CancelPayoutRun,
  ClosePayoutRun,
  PreparePayoutRun,
} from '../../../src/payouts/runs/payout-run.commands.js';
import type { CommandExecutor } from '../../../src/platform/event-store/command-executor.js';
import { bySystem } from '../../../src/platform/commands/contexts.js';
import { hold } from '../violation.js';
import type { PayoutProcess } from './payout-process.js';
import type { PayoutWorld } from './payout-world.js';

const operators = ['maria', 'omar'];
const adminNamed = (name: string): RunActor => ({ by: adminActor(name), alias: name });
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const nobodyListens = (): void => undefined;

/** The actions of payees, the bank and finance, one at a time. */
export class PayoutActions {
  constructor(
    private readonly world: PayoutWorld,
    private readonly executor: CommandExecutor,
  ) {}

  /** The possible actions with their weights. */
  readonly choices: readonly (readonly [times: number, act: () => Promise<void> | void])[] = [
    [8, () => this.haveGoodMonth()],
    [5, () => this.onboard()],
    [5, () => this.openLink()],
    [3, () => this.changeAccount()],
    [3, () => this.hearOfSomebody()],
    [2, () => this.waitForPayday()],
    [3, () => this.fund()],
    [4, () => this.giveBack()],
    [2, () => this.prepare()],
    [1, () => this.prepareByItself()],
    [28, () => this.advance()],
    [1, () => this.cancel()],
    [3, () => this.reconcile()],
  ];

  private get random() {
    return this.world.around.random;
  }

  /** Several affiliates earn, and complete the steps before a payment. */
  private async haveGoodMonth(): Promise<void> {
    for (let sales = this.random.between(2, 6); sales > 0; sales--) await this.world.around.sell();
    for (let payees = this.random.between(2, 5); payees > 0; payees--) {
      await this.openLink();
      await this.onboard();
    }
    this.fund();
    if (this.random.chance(0.7)) await this.waitForPayday();
  }

  private async onboard(): Promise<void> {
    const { told } = this.world.payees;
    const all = this.world.payees.all();
    const waiting = all.filter((one) => !told.get(payeeKey(one))?.isPayable);
    if (all.length === 0) return;
    const payee = this.random.pick(waiting.length > 0 ? waiting : all);
    await this.world.openAccount(payee);
    const { account } = told.get(payeeKey(payee))!;
    account.payable ||= this.random.chance(0.85);
    if (this.random.chance(0.8)) await this.world.hearOf(payee);
  }

  private async openLink(): Promise<void> {
    const waiting = this.world.around.affiliates.filter(
      ({ affiliateId, status }) => status !== 'terminated' && !this.world.payees.linkOpened.has(affiliateId),
    );
    if (waiting.length === 0) return;
    const { affiliateId, code } = this.random.pick(waiting);
    const command = { type: 'OpenDashboardLink', generation: 1 } as const;
    await this.executor.execute(affiliateDecider, affiliateStream(affiliateId), command, bySystem());
    this.world.payees.linkOpened.add(affiliateId);
    this.world.around.tell(`${code} opens the mailed link`);
  }

  /** The bank requires something, is satisfied, or closes the account; the application learns this later. */
  private changeAccount(): void {
    const open = this.world.bank.accounts.filter(({ isClosed }) => !isClosed);
    if (open.length === 0) return;
    const account = this.random.pick(open);
    if (this.random.chance(0.15)) account.isClosed = true;
    else account.payable = this.random.chance(0.7);
    const { accountId, payable, isClosed } = account;
    this.world.around.tell(`${accountId} is ${isClosed ? 'closed' : payable ? 'payable' : 'restricted'}`);
  }

  private async hearOfSomebody(): Promise<void> {
    const payee = this.world.somePayee();
    if (payee) await this.world.hearOf(payee);
  }

  /** Moves to the day on which the last month can be paid, or some days later. */
  private async waitForPayday(): Promise<void> {
    if (this.random.chance(0.8)) await this.world.around.work();
    const { now, pass } = this.world.around;
    const today = new Date(now());
    const thisMonth = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 22);
    const nextMonth = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 22);
    const payday = now() < thisMonth ? thisMonth : nextMonth;
    this.world.bank.arrive();
    pass(Math.max(0, payday - now() + this.random.between(-1, 5) * day));
    this.world.around.tell('Time goes by');
  }

  /** Longer than the bank remembers keys. */
  private forgetForDays(): void {
    this.world.bank.arrive();
    this.world.around.pass(this.random.between(25, 80) * hour);
    this.world.around.tell('Nobody looks after the run for days');
  }

  private fund(): void {
    this.world.bank.fundsCents += this.random.pick([5_000, 50_000, 500_000]);
  }

  private giveBack(): void {
    const paid = this.world.bank.paid.filter(({ amountCents, reversedCents }) => reversedCents < amountCents);
    if (paid.length === 0) return;
    const begun = paid.filter(({ reversedCents }) => reversedCents > 0);
    const transfer = this.random.pick(begun.length > 0 && this.random.chance(0.5) ? begun : paid);
    const left = transfer.amountCents - transfer.reversedCents;
    const cents = this.random.chance(0.5) ? left : this.random.between(1, left);
    this.world.bank.reverse(transfer, cents);
    this.world.around.tell(`${cents} of ${transfer.transferId} come back`);
  }

  private async prepare(): Promise<void> {
    const today = new Date(this.world.around.now());
    const due = today.getUTCDate() < 22 ? 2 : 1;
    const months = this.random.chance(0.7) ? due : this.random.between(0, 2);
    const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months));
    const month = first.toISOString().slice(0, 7);
    const preparedBy = this.random.pick(operators);
    await this.unchangedIfRefused(`${preparedBy} prepares ${month}`, ({ prepare }) =>
      prepare.execute(new PreparePayoutRun(month, preparedBy, bySystem())),
    );
  }

  private async prepareByItself(): Promise<void> {
    await this.world.ask('the run that is due is prepared', ({ prepareDue }) => prepareDue.run());
  }

  /** The next step of the run, as finance would take it. */
  private async advance(): Promise<void> {
    const run = await this.world.openRun();
    if (!run) return this.random.chance(0.2) ? this.waitForPayday() : this.prepare();
    if (run.status === 'prepared') return this.approve(run);
    const { open, requested } = run.counts;
    if (requested > 0 && this.random.chance(0.25)) this.forgetForDays();
    // Also when it is refused because an answer is missing.
    if (this.random.chance(open === 0 ? 0.4 : 0.1)) return this.close(run);
    return this.random.chance(0.35) ? this.executeTwice(run) : this.execute(run);
  }

  private async approve({ runId }: PayoutRun): Promise<void> {
    const approver = adminNamed(this.random.pick(operators));
    await this.unchangedIfRefused(`${approver.alias} approves ${runId}`, ({ approve }) =>
      approve.execute(new ApprovePayoutRun(runId, approver, bySystem())),
    );
    const run = await this.world.openRun();
    if (run?.status === 'prepared' && this.random.chance(0.07)) await this.cancel();
  }

  private async cancel(): Promise<void> {
    const run = await this.world.openRun();
    if (!run) return;
    await this.unchangedIfRefused(`${run.runId} is cancelled`, ({ cancel }) =>
      cancel.execute(new CancelPayoutRun(run.runId, 'omar', 'wrong', bySystem())),
    );
  }

  private async close({ runId }: PayoutRun): Promise<void> {
    await this.unchangedIfRefused(`${runId} is closed`, ({ close }) =>
      close.execute(new ClosePayoutRun(runId, 'omar', 'later', bySystem())),
    );
  }

  private async execute(run: PayoutRun): Promise<void> {
    await this.world.ask(`${run.runId} is executed`, this.executing(run));
  }

  private async executeTwice(run: PayoutRun): Promise<void> {
    const { world } = this;
    const callers = world.traffic.callers;
    callers.length = 0;
    const two = [world.start(world.deathOf(0.3)), world.start(world.deathOf(0.3))];
    await Promise.all(
      two.map((process) => world.run(`${run.runId} is executed`, process, this.executing(run))),
    );
    const changes = callers.filter((one, index) => index > 0 && callers[index - 1] !== one).length;
    hold(changes <= 1, 'two executions do not pay at the same time');
  }

  private executing({ runId }: PayoutRun): (process: PayoutProcess) => Promise<unknown> {
    const concurrency = this.random.between(1, 4);
    const executor = adminNamed(this.random.pick(operators));
    const asked = new ExecutePayoutRun(runId, executor, concurrency, nobodyListens, bySystem());
    return ({ execute }) => execute.execute(asked);
  }

  private async reconcile(): Promise<void> {
    await this.world.ask('our record is compared', ({ reconcile }) =>
      reconcile.execute(new ReconcilePayouts(true, bySystem())),
    );
  }

  private async unchangedIfRefused(
    what: string,
    work: (process: PayoutProcess) => Promise<unknown>,
  ): Promise<void> {
    const { events } = this.world.around.log;
    const before = events.length;
    const outcome = await this.world.ask(what, work);
    if (outcome === 'refused') hold(events.length === before, `a refusal changes nothing (${what})`);
  }
}
