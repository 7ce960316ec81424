import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { isOutage } from '../../platform/event-store/outage.js';
import type { RecurringJob } from '../../platform/jobs/job.js';
import { OpenPayments, type OpenPayment } from './open-payments.js';
import { ConfirmPayment } from '../payments/confirm-payment.command.js';

/** In a minute; far below what a provider allows. */
const AT_ONCE = 200;

/** Asks the provider about payments that are open for more than 10 minutes, at growing intervals for a week. */
@Injectable()
export class SweepOpenPayments implements RecurringJob {
  readonly name = 'sweep-open-payments';
  readonly everySeconds = 60;
  private readonly logger = new Logger(SweepOpenPayments.name);

  constructor(
    private readonly payments: OpenPayments,
    private readonly commands: CommandBus,
  ) {}

  /** Ends early, without counting as asked, when the provider or the store is down. */
  readonly run = async (signal: AbortSignal): Promise<void> => {
    for (const payment of await this.payments.due(AT_ONCE)) {
      if (signal.aborted) return;
      await this.ask(payment);
    }
    await this.payments.forgetAbandoned();
  };

  private async ask(payment: OpenPayment): Promise<void> {
    const { paymentId, intentId } = payment;
    try {
      const context = { actor: 'sweeper', correlationId: `sweep-${paymentId}` };
      await this.commands.execute(new ConfirmPayment(intentId, null, null, context));
      await this.payments.asked(payment);
    } catch (error) {
      if (isOutage(error)) throw error;
      if (isRefused(error)) return this.payments.givenUp(payment);
      this.logger.warn(`${paymentId} could not be looked up: ${(error as Error).message}`);
      await this.payments.asked(payment);
    }
  }
}

/** The provider's answer contradicts what was asked for: logged where it was refused, and the same next time. */
const isRefused = (error: unknown): boolean =>
  error instanceof DomainError && error.code !== 'billing.payment-unknown';
