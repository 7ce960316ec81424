import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { isOutage } from '../../platform/event-store/outage.js';
import type { RecurringJob } from '../../platform/jobs/job.js';
import { SettlePayment } from '../settle-payment.command.js';
import { SimulatedPaymentProvider } from './simulated-payment-provider.js';

const LONGEST_WAIT_SECONDS = 300;
type Due = Readonly<{ intent_id: string; webhook_due_at: Date; webhook_attempts: number }>;

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
    const due = await this.database.query<Due>(
      `select intent_id, webhook_due_at, webhook_attempts from durable.simulated_payments
       where webhook_due_at <= $1 order by webhook_due_at limit 100`,
      [this.clock.now()],
    );
    for (const payment of due) if (!signal.aborted) await this.deliver(payment);
  };

  private async deliver(payment: Due): Promise<void> {
    try {
      await this.commands.execute(new SettlePayment(payment.intent_id, null, 'provider', payment.intent_id));
      await this.reschedule(payment, null);
    } catch (error) {
      if (isOutage(error)) throw error;
      const seconds = Math.min(LONGEST_WAIT_SECONDS, 2 ** payment.webhook_attempts);
      this.logger.warn(`A simulated webhook failed, again in ${seconds} s: ${(error as Error).message}`);
      await this.reschedule(payment, new Date(this.clock.now().getTime() + seconds * 1000));
    }
  }

  /** Not when the payment has moved on meanwhile: then another webhook is due. */
  private async reschedule({ intent_id, webhook_due_at }: Due, next: Date | null): Promise<void> {
    await this.database.query(
      `update durable.simulated_payments set webhook_due_at = $3, webhook_attempts = webhook_attempts + 1
       where intent_id = $1 and webhook_due_at = $2`,
      [intent_id, webhook_due_at, next],
    );
  }
}
