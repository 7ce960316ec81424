import { Injectable } from '@nestjs/common';
import type { PayoutOverviewView } from '@closewise/contracts/payouts';
import { monthBefore } from '@closewise/domain/calendar';
import { minimumPayoutCents, type Payee } from '@closewise/domain/payee';
import { lastPayout, monthEnd, nextPayout } from '@closewise/domain/payouts';
import { PayoutAccounts, payoutSetupOf } from '../../billing/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { OwedPayees } from '../owed/owed-payees.js';
import { PayoutsConfig } from '../payouts-config.js';
import { OwnLines } from './own-lines.js';

/** What a payee is told of their last and their next payout. */
@Injectable()
export class PayoutOverview {
  constructor(
    private readonly owed: OwedPayees,
    private readonly accounts: PayoutAccounts,
    private readonly lines: OwnLines,
    private readonly config: PayoutsConfig,
    private readonly clock: Clock,
  ) {}

  async of(payee: Payee): Promise<PayoutOverviewView> {
    const today = this.clock.now().toISOString().slice(0, 10);
    const lastMonth = monthBefore(today);
    const [owed, account, lines, lastMonthHasRun] = await Promise.all([
      this.owed.one(payee, monthEnd(lastMonth)),
      this.accounts.of(payee),
      this.lines.of(payee),
      this.lines.hasRun(lastMonth),
    ]);
    const minimumCents = minimumPayoutCents;
    const prospect = { owed, lines, lastMonthHasRun, today, minimumCents, terms: this.config };
    return {
      success: true,
      balanceCents: owed.balanceCents,
      disputedCents: owed.disputedCents,
      minimumCents,
      heldUntil: owed.heldUntil,
      setup: payoutSetupOf(account),
      last: lastPayout(lines),
      next: nextPayout(prospect),
    };
  }
}
