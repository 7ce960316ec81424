import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { isOutage } from '../../platform/event-store/outage.js';
import type { RecurringJob } from '../../platform/jobs/job.js';
import { OpenPayments, type OpenPayment } from './open-payments.js';
import { ConfirmPayment } from '../payments/confirm-payment.command.js';

/** Lookups per minute; far below the provider's rate limit. */
const BATCH_SIZE = 200;

/** Looks up payments that are open for more than 10 minutes, at growing intervals for a week. */
@Injectable()
export class SweepOpenPayments implements RecurringJob {
  readonly name = 'sweep-open-payments';
  readonly everySeconds = 60;
  private readonly logger = new Logger(SweepOpenPayments.name);

  constructor(
    private readonly payments: OpenPayments,
    private readonly commands: CommandBus,
  ) {}

  /** Ends early, without counting a lookup, when the provider or the store is down. */
  readonly run = async (signal: AbortSignal): Promise<void> => {
    for (const payment of await this.payments.listDue(BATCH_SIZE)) {
      if (signal.aborted) return;
      await this.lookUp(payment);
    }
    await this.payments.deleteAbandoned();
  };

  private async lookUp(payment: OpenPayment): Promise<void> {
    const { paymentId, intentId } = payment;
    try {
      const context = { actor: 'sweeper', correlationId: `sweep-${paymentId}` };
      await this.commands.execute(new ConfirmPayment(intentId, null, null, context));
      await this.payments.scheduleNextLookup(payment);
    } catch (error) {
      if (isOutage(error)) throw error;
      if (isRefused(error)) return this.payments.stopLookups(payment);
      this.logger.warn(`${paymentId} could not be looked up: ${(error as Error).message}`);
      await this.payments.scheduleNextLookup(payment);
    }
  }
}

/** The provider's answer contradicts the requested payment. It is logged where it is refused, and would not change. */
const isRefused = (error: unknown): boolean =>
  error instanceof DomainError && error.code !== 'billing.payment-unknown';
