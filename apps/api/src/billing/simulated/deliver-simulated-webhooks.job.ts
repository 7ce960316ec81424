import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LessThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { Table } from '../../platform/database/table.js';
import { isOutage } from '../../platform/event-store/outage.js';
import type { RecurringJob } from '../../platform/jobs/job.js';
import { ConfirmPayment } from '../payments/confirm-payment.command.js';
import { SimulatedPaymentProvider } from './simulated-payment-provider.js';
import { SimulatedPaymentRow } from './simulated-payment.table.js';

const MAX_RETRY_SECONDS = 300;
const BATCH_SIZE = 100;

/** Delivers the simulated provider's webhooks and retries failed ones at growing intervals; an outage ends the run. */
@Injectable()
export class DeliverSimulatedWebhooks implements RecurringJob {
  readonly name = 'deliver-simulated-webhooks';
  readonly everySeconds = 1;
  private readonly logger = new Logger(DeliverSimulatedWebhooks.name);

  constructor(
    private readonly provider: SimulatedPaymentProvider,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {}

  readonly run = async (signal: AbortSignal): Promise<void> => {
    await this.provider.settleDuePayments();
    const due = await this.table.find({
      where: { webhookDueAt: LessThanOrEqual(this.clock.now()) },
      order: { webhookDueAt: 'ASC' },
      take: BATCH_SIZE,
    });
    for (const payment of due) if (!signal.aborted) await this.deliver(payment);
  };

  private async deliver(payment: SimulatedPaymentRow): Promise<void> {
    try {
      const { intentId } = payment;
      const context = { actor: 'provider', correlationId: intentId };
      await this.commands.execute(new ConfirmPayment(intentId, null, null, context));
      await this.reschedule(payment, null);
    } catch (error) {
      if (isOutage(error)) throw error;
      const seconds = Math.min(MAX_RETRY_SECONDS, 2 ** payment.webhookAttempts);
      this.logger.warn(`A simulated webhook failed, again in ${seconds} s: ${(error as Error).message}`);
      await this.reschedule(payment, new Date(this.clock.now().getTime() + seconds * 1000));
    }
  }

  /** Does nothing if the payment has changed in the meantime, since then another webhook is due. */
  private async reschedule(
    { intentId, webhookDueAt }: SimulatedPaymentRow,
    next: Date | null,
  ): Promise<void> {
    await this.table.update(
      { intentId, webhookDueAt: webhookDueAt! },
      { webhookDueAt: next, webhookAttempts: () => 'webhook_attempts + 1' },
    );
  }

  private get table(): Table<SimulatedPaymentRow> {
    return this.database.table(SimulatedPaymentRow);
  }
}
