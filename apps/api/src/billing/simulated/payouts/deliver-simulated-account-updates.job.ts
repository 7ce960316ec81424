import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LessThanOrEqual } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { Table } from '../../../platform/database/table.js';
import { isOutage } from '../../../platform/event-store/outage.js';
import type { RecurringJob } from '../../../platform/jobs/job.js';
import { CheckPayoutAccount } from '../../payout-accounts/check-payout-account.command.js';
import { SimulatedPayoutAccountRow } from './simulated-payouts.table.js';

const LONGEST_WAIT_SECONDS = 300;
const DELIVERED_AT_ONCE = 100;

/** Delivers the simulated provider's account updates like webhooks, and retries failed ones at growing intervals. */
@Injectable()
export class DeliverSimulatedAccountUpdates implements RecurringJob {
  readonly name = 'deliver-simulated-account-updates';
  readonly everySeconds = 1;
  private readonly logger = new Logger(DeliverSimulatedAccountUpdates.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {}

  readonly run = async (signal: AbortSignal): Promise<void> => {
    const due = await this.table.find({
      where: { webhookDueAt: LessThanOrEqual(this.clock.now()) },
      order: { webhookDueAt: 'ASC' },
      take: DELIVERED_AT_ONCE,
    });
    for (const account of due) if (!signal.aborted) await this.deliver(account);
  };

  private async deliver(account: SimulatedPayoutAccountRow): Promise<void> {
    try {
      const { accountId, payeeKind: kind, payeeId: id } = account;
      const context = { actor: 'provider', correlationId: accountId };
      await this.commands.execute(new CheckPayoutAccount({ kind, id }, context));
      await this.reschedule(account, null);
    } catch (error) {
      if (isOutage(error)) throw error;
      const seconds = Math.min(LONGEST_WAIT_SECONDS, 2 ** account.webhookAttempts);
      this.logger.warn(`A simulated webhook failed, again in ${seconds} s: ${(error as Error).message}`);
      await this.reschedule(account, new Date(this.clock.now().getTime() + seconds * 1000));
    }
  }

  /** Does nothing if the account has changed in the meantime, since then another webhook is due. */
  private async reschedule(
    { accountId, webhookDueAt }: SimulatedPayoutAccountRow,
    next: Date | null,
  ): Promise<void> {
    await this.table.update(
      { accountId, webhookDueAt: webhookDueAt! },
      { webhookDueAt: next, webhookAttempts: () => 'webhook_attempts + 1' },
    );
  }

  private get table(): Table<SimulatedPayoutAccountRow> {
    return this.database.table(SimulatedPayoutAccountRow);
  }
}
