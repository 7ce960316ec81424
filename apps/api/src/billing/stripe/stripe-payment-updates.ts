import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type Stripe from 'stripe';
import { errorStatuses } from '@closewise/contracts/errors';
import { DomainError } from '@closewise/domain/events';
import { ConfirmPayment } from '../payments/confirm-payment.command.js';
import { HandledEvents } from './handled-events.js';
import { intentIdOf } from './payment-update-events.js';
import { StripeAccount } from './stripe-account.js';

/** Turns an event of Stripe into a look-up of its payment; what the event itself says is not believed. */
@Injectable()
export class StripePaymentUpdates {
  private readonly logger = new Logger(StripePaymentUpdates.name);

  constructor(
    private readonly account: StripeAccount,
    private readonly commands: CommandBus,
    private readonly handled: HandledEvents,
  ) {}

  /**
   * Done when what Stripe states is recorded, or when the event is none of ours and ignored; throws when the event has
   * to come again.
   */
  async apply(event: Stripe.Event): Promise<void> {
    const intentId = intentIdOf(event);
    const reason = this.reasonToIgnore(event, intentId);
    if (intentId === null || reason) {
      this.logger.log(`${event.id} (${event.type}) was ignored: ${reason}`);
      return;
    }
    await this.lookUp(intentId, event);
    await this.handled.remember(event);
  }

  private reasonToIgnore(event: Stripe.Event, intentId: string | null): string | null {
    if (event.account) return `it is of the account ${event.account}`;
    if (event.livemode !== this.account.keys.livemode) {
      return event.livemode ? 'it is live, our keys are for tests' : 'it is a test, our keys are live';
    }
    return intentId === null ? 'it changes no payment of ours' : null;
  }

  /** A refusal stays one however often the event comes: Stripe need not send it again. */
  private async lookUp(intentId: string, { id, type }: Stripe.Event): Promise<void> {
    try {
      const context = { actor: 'provider', correlationId: id };
      await this.commands.execute(new ConfirmPayment(intentId, null, null, context));
    } catch (error) {
      if (!(error instanceof DomainError) || errorStatuses[error.code] >= 500) throw error;
      this.logger.log(`${id} (${type}) had no effect on ${intentId}: ${error.code}`);
    }
  }
}
