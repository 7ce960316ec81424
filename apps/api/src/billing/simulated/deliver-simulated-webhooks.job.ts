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

const LONGEST_WAIT_SECONDS = 300;
const DELIVERED_AT_ONCE = 100;

/** The simulated provider's webhooks: told until the merchant has taken it, at growing intervals unless it was away. */
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
    await this.provider.settleDue();
    const due = await this.table.find({
      where: { webhookDueAt: LessThanOrEqual(this.clock.now()) },
      order: { webhookDueAt: 'ASC' },
      take: DELIVERED_AT_ONCE,
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
      const seconds = Math.min(LONGEST_WAIT_SECONDS, 2 ** payment.webhookAttempts);
      this.logger.warn(`A simulated webhook failed, again in ${seconds} s: ${(error as Error).message}`);
      await this.reschedule(payment, new Date(this.clock.now().getTime() + seconds * 1000));
    }
  }

  /** Not when the payment has moved on meanwhile: then another webhook is due. */
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
