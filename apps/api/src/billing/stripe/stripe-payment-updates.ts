import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type Stripe from 'stripe';
import { errorStatuses } from '@closewise/contracts/errors';
import { DomainError } from '@closewise/domain/events';
import { currentTrace } from '../../platform/observability/trace.js';
import { ConfirmPayment } from '../payments/confirm-payment.command.js';
import { RefreshPayoutAccount } from '../payout-accounts/refresh-payout-account.command.js';
import { HandledEvents } from './handled-events.js';
import { intentIdOf, payoutAccountIdOf } from './payment-update-events.js';
import { StripeAccount } from './stripe-account.js';

/** Turns an event of Stripe into a look-up of its payment or account; what the event itself says is not believed. */
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
    const [intentId, accountId] = [intentIdOf(event), payoutAccountIdOf(event)];
    const reason = this.reasonToIgnore(event, intentId, accountId);
    const { correlationId } = currentTrace() ?? { correlationId: event.id };
    const context = { actor: 'provider', correlationId, causationId: event.id };
    if (reason) this.logger.log(`${event.id} (${event.type}) was ignored: ${reason}`);
    else if (accountId) await this.prompt(new RefreshPayoutAccount(accountId, context), event, accountId);
    else if (intentId) {
      await this.prompt(new ConfirmPayment(intentId, null, null, context), event, intentId);
      await this.handled.remember(event);
    }
  }

  private reasonToIgnore(
    { account, livemode }: Stripe.Event,
    intentId: string | null,
    accountId: string | null,
  ): string | null {
    if (account && accountId === null) return `it is of the account ${account}`;
    if (livemode !== this.account.keys.livemode) {
      return livemode ? 'it is live, our keys are for tests' : 'it is a test, our keys are live';
    }
    return (intentId ?? accountId) ? null : 'it changes no payment of ours';
  }

  /** A refusal stays one however often the event comes: Stripe need not send it again. */
  private async prompt(
    command: ConfirmPayment | RefreshPayoutAccount,
    { id, type }: Stripe.Event,
    subject: string,
  ): Promise<void> {
    try {
      await this.commands.execute(command);
    } catch (error) {
      if (!(error instanceof DomainError) || errorStatuses[error.code] >= 500) throw error;
      this.logger.log(`${id} (${type}) had no effect on ${subject}: ${error.code}`);
    }
  }
}
