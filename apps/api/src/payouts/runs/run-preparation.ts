import { Injectable } from '@nestjs/common';
import { payeeKey } from '@closewise/domain/payee';
import { minimumPayoutCents } from '@closewise/domain/payee';
import {
  assertPreparable,
  findLineChange,
  drawLines,
  unpaidLines,
  type ApproveRun,
  type PayoutRun,
  type PrepareRun,
} from '@closewise/domain/payouts';
import { PayoutProviders } from '../../billing/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { PayoutBook } from '../payout-book.js';
import { OwedPayees } from '../owed/owed-payees.js';
import { PayeeList } from '../owed/payee-list.js';
import { PayoutsConfig } from '../payouts-config.js';

/** Draws a run's lines from the current books. */
@Injectable()
export class RunPreparation {
  constructor(
    private readonly book: PayoutBook,
    private readonly owed: OwedPayees,
    private readonly payees: PayeeList,
    private readonly providers: PayoutProviders,
    private readonly config: PayoutsConfig,
    private readonly clock: Clock,
  ) {}

  /** The command that prepares the run of a month (`2026-10`) now. Refuses before any expensive read. */
  async draw(month: string, preparedBy: string): Promise<PrepareRun> {
    const asOf = this.clock.now().toISOString();
    const { holdDays } = this.config;
    assertPreparable(await this.book.read(), { month, asOf, holdDays });
    const lines = drawLines(await this.owed.listAll(month, asOf), minimumPayoutCents);
    return {
      type: 'PrepareRun',
      month,
      asOf,
      provider: this.providers.forNewAccounts.id,
      holdDays,
      minimumCents: minimumPayoutCents,
      preparedBy,
      lines,
    };
  }

  /** The run's lines that would be drawn differently now. */
  async findChanges(run: PayoutRun): Promise<ApproveRun['changed']> {
    const now = await this.owed.listAll(run.month, this.clock.now().toISOString());
    const drawn = new Map(drawLines(now, run.minimumCents).map((line) => [payeeKey(line.payee), line]));
    const listed = await this.payees.all();
    return unpaidLines(run).flatMap((line) => {
      const key = payeeKey(line.payee);
      const change = findLineChange(line, drawn.get(key) ?? null);
      const label = listed.get(key)?.label ?? line.payee.id;
      return change === null ? [] : [{ who: `${line.payee.kind} ${label}`, change }];
    });
  }
}
