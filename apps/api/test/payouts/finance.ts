import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { Type } from '@nestjs/common';
import type { CommandRunner } from 'nest-commander';
import { dayAfterMonth, daysAfter, monthBefore } from '@closewise/domain/calendar';
import type { Payee } from '@closewise/domain/payee';
import { openRun } from '@closewise/domain/payouts';
import { PayeeBalances } from '../../src/affiliation/index.js';
import { PayoutAccounts } from '../../src/billing/index.js';
import { PayoutBook } from '../../src/payouts/payout-book.js';
import { PayoutsCancelCommand } from '../../src/payouts/cli/payouts-change.commands.js';
import { PayoutsConfig } from '../../src/payouts/payouts-config.js';
import { Clock } from '../../src/platform/clock/clock.js';
import { bySystem } from '../../src/platform/commands/contexts.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { StripeShop } from '../billing/stripe-shop.js';
import { avoidMidnight } from '../avoid-midnight.js';
import { runAttached } from '../process/run-attached.js';
import type { FakeStripe } from '../stripe/start-stripe.js';
import { earn, giveBack, registerAffiliate } from './seeded-payees.js';

/** A command's output, and whether it failed. */
export type Said = Readonly<{ out: string; failed: boolean }>;

/**
 * Finance on the command line, with payees whose accounts are at the fake Stripe. The log uses the machine's time, so
 * sales are booked in the current month; the application's clock is set to the day on which that month can be paid.
 */
export class Finance {
  /** The month in which the sales of a test are booked. */
  readonly month: string;
  private codes = 0;

  private constructor(readonly stripeShop: StripeShop) {
    this.month = monthBefore(dayAfterMonth(new Date().toISOString().slice(0, 7)));
  }

  /** `now`: Stripe's clock. */
  static async open(now: () => Date = () => new Date()): Promise<Finance> {
    await avoidMidnight();
    const finance = new Finance(await StripeShop.open(now, { noteEveryMs: 50 }));
    finance.beOn(daysAfter(dayAfterMonth(finance.month), 21));
    return finance;
  }

  async close(): Promise<void> {
    jest.restoreAllMocks();
    await this.stripeShop.close();
  }

  /** The month in which they can be paid. */
  get monthAfter(): string {
    return dayAfterMonth(this.month).slice(0, 7);
  }

  get stripe(): FakeStripe {
    return this.stripeShop.stripe;
  }

  get store(): EventStore {
    return this.get(EventStore);
  }

  get<Part>(part: abstract new (...parts: never[]) => Part): Part {
    return this.stripeShop.shop.application.get(part as never, { strict: false });
  }

  /** Sets the application's clock to noon of an ISO date. */
  beOn(isoDate: string): void {
    const clock = this.get(Clock);
    jest.spyOn(clock, 'now').mockImplementation(() => new Date(`${isoDate}T12:00:00.000Z`));
  }

  /** The operator on the command line, where one person may do everything unless a test says otherwise. */
  be(operator: string | undefined, more: Partial<PayoutsConfig> = {}): void {
    Object.assign(this.get(PayoutsConfig), { operator, onePersonMay: true, ...more });
  }

  /** An affiliate with these earnings and a verified account. */
  async affiliate(
    cents: number,
    { linkOpened = true, onboarded = true }: { linkOpened?: boolean; onboarded?: boolean } = {},
  ): Promise<Readonly<{ payee: Payee; code: string; paymentId: string; accountId: string }>> {
    const payee: Payee = { kind: 'affiliate', id: randomUUID() };
    const code = `SEED${String(++this.codes).padStart(4, '0')}`;
    await registerAffiliate(this.store, { affiliateId: payee.id, code, linkOpened });
    const paymentId = await earn(this.store, payee, cents);
    const accountId = onboarded ? await this.onboard(payee) : '';
    return { payee, code, paymentId, accountId };
  }

  earn(payee: Payee, cents: number): Promise<string> {
    return earn(this.store, payee, cents);
  }

  giveBack(paymentId: string, { id }: Payee, cents: number): Promise<void> {
    return giveBack(this.store, paymentId, id, cents);
  }

  /** Cancels the open run and clears all balances, so that a test draws only its own lines. A started run must be ended first. */
  async settle(): Promise<void> {
    this.stripe.faults.clear();
    const open = openRun(await this.get(PayoutBook).read());
    this.be('tester');
    if (open) await this.run(PayoutsCancelCommand, [open.runId], { reason: 'the test is over' });
    const balances = this.get(PayeeBalances);
    await balances.caughtUp();
    for (const { payee, balanceCents } of await balances.balances(null)) {
      const paymentId = await this.earn(payee, Math.max(1, -balanceCents));
      if (balanceCents > 0) await this.giveBack(paymentId, payee, balanceCents + 1);
    }
  }

  /** Completes the payee's onboarding at Stripe. Returns the account. */
  async onboard(payee: Payee): Promise<string> {
    const accounts = this.get(PayoutAccounts);
    const { accountId } = await accounts.open(payee, null, bySystem());
    this.stripe.completeOnboarding(accountId);
    await accounts.check(payee, bySystem());
    return accountId;
  }

  /** Reads the payee's account from the provider. */
  async check(payee: Payee): Promise<void> {
    await this.get(PayoutAccounts).check(payee, bySystem());
  }

  /** Runs a command with its options; throws refusals. */
  async run(type: Type<CommandRunner>, args: string[] = [], options: object = {}): Promise<Said> {
    process.exitCode = undefined;
    try {
      const out = await runAttached(this.stripeShop.shop.application, type, args, options);
      return { out, failed: process.exitCode === 1 };
    } finally {
      process.exitCode = undefined;
    }
  }

  /** The transfers to an account at Stripe, in cents. */
  transfersTo(accountId: string): number[] {
    return this.stripe
      .transfers()
      .filter(({ destination }) => destination === accountId)
      .map(({ amount }) => amount);
  }

  /** Event types in the payout book. */
  facts(): Promise<string[]> {
    return this.stripeShop.shop.facts('payout-book');
  }
}
