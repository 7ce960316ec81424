import type Stripe from 'stripe';
import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { errorStatuses } from '@closewise/contracts/errors';
import { DomainError } from '@closewise/domain/events';
import { currentTrace } from '../../platform/observability/trace.js';
import { ConfirmPayment } from '../payments/confirm-payment.command.js';
import { RefreshPayoutAccount } from '../payout-accounts/check-payout-account.command.js';
import { HandledEvents } from './handled-events.js';
import { StripeAccount } from './stripe-account.js';

/** Events that can change a payment; all others are acknowledged and ignored. */
export const paymentUpdateTypes = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  // The charge was settled and now has its fee.
  'charge.updated',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.Event.Type[];

type SettlingEvent = Extract<Stripe.Event, { type: (typeof paymentUpdateTypes)[number] }>;

/** The intent that an event is about; null for an event about none. */
export function intentIdOf(event: Stripe.Event): string | null {
  if (!isSettling(event)) return null;
  const { object } = event.data;
  if (object.object === 'payment_intent') return object.id;
  const { payment_intent: intent } = object;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

const isSettling = (event: Stripe.Event): event is SettlingEvent =>
  paymentUpdateTypes.some((type) => type === event.type);

const accountUpdateTypes: readonly string[] = ['account.updated', 'account.application.deauthorized'];

/** The payee's account that an event is about; null for an event about none. */
export const payoutAccountIdOf = ({ type, account }: Stripe.Event): string | null =>
  account && accountUpdateTypes.includes(type) ? account : null;

/** Looks up the payment or account that a Stripe event is about; the event's own content is not trusted. */
@Injectable()
export class StripePaymentUpdates {
  private readonly logger = new Logger(StripePaymentUpdates.name);

  constructor(
    private readonly account: StripeAccount,
    private readonly commands: CommandBus,
    private readonly handled: HandledEvents,
  ) {}

  /**
   * Returns once Stripe's state is recorded or the event is ignored as not ours; throws if Stripe has to send the event
   * again.
   */
  async apply(event: Stripe.Event): Promise<void> {
    const [intentId, accountId] = [intentIdOf(event), payoutAccountIdOf(event)];
    const reason = this.reasonToIgnore(event, intentId, accountId);
    const { correlationId } = currentTrace() ?? { correlationId: event.id };
    const context = { actor: 'provider', correlationId, causationId: event.id };
    if (reason) this.logger.log(`${event.id} (${event.type}) was ignored: ${reason}`);
    else if (accountId)
      await this.prompt(new RefreshPayoutAccount('stripe', accountId, context), event, accountId);
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
    if (account && accountId === null) return `it belongs to the account ${account}`;
    if (livemode !== this.account.keys.livemode) {
      return livemode
        ? 'it is a live event, our keys are test keys'
        : 'it is a test event, our keys are live';
    }
    return (intentId ?? accountId) ? null : 'it changes no payment of ours';
  }

  /** A refusal is final, so Stripe need not send the event again. */
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
