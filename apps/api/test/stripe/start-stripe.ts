import type Stripe from 'stripe';
import { StripeAccount } from './account.js';
import { StripeApi } from './api.js';
import { latestChargeOf, settleCharge } from './charges.js';
import { authenticateIntent, captureOnly, confirmIntent, settleIntent } from './confirm.js';
import { visitLink } from './connect/account-links.js';
import { closeAccount, giveDue, type DisabledReason } from './connect/accounts.js';
import { createReversal } from './connect/transfers.js';
import { createDispute, moveDispute, type DisputeStatus } from './disputes.js';
import { Faults } from './faults.js';
import { cancelIntent, findIntent } from './intents.js';
import type { Params } from './params.js';
import { createRefund, moveRefund, type RefundStatus } from './refunds.js';
import { StripeRefusal } from './refusal.js';
import { serve, type SeenRequest } from './server.js';
import { WebhookSender } from './webhook-sender.js';

export type StripeOptions = Readonly<{
  now?: () => Date;
  secretKey?: string;
  publishableKey?: string;
  webhookSecret?: string;
  connectWebhookSecret?: string;
}>;

/**
 * A stateful fake of Stripe on a free local port, with Stripe's HTTP API for the real library, and the actions of
 * buyers, banks and the Dashboard as methods. Connect the library with `connection`, or the application with
 * STRIPE_API_URL = `url`. Nothing happens by itself: webhooks wait in `webhooks` until delivered.
 *
 * Payees' accounts, transfers and reversals behave like Connect's Express accounts; a link to the onboarding page works
 * once, and its page provides all that is due.
 *
 * Where Stripe's reference is silent: an inquiry also sets `charge.disputed`; a failed or canceled refund leaves
 * `amount_refunded`; a disputed charge refuses refunds as `charge_disputed`; a publishable key gets 403.
 */
export async function startStripe(options: StripeOptions = {}): Promise<FakeStripe> {
  const { now = () => new Date(), secretKey = 'sk_test_fake', webhookSecret = 'whsec_fake' } = options;
  const { connectWebhookSecret = 'whsec_fake_connect' } = options;
  const isLive = /^(?:sk|rk)_live_/u.test(secretKey);
  const publishableKey = options.publishableKey ?? (isLive ? 'pk_live_fake' : 'pk_test_fake');
  const account = new StripeAccount(isLive, now);
  const faults = new Faults();
  const webhooks = new WebhookSender({ secret: webhookSecret, connectSecret: connectWebhookSecret, now });
  account.onEvent = (event) => webhooks.take(event);
  const api = new StripeApi(account, { secretKey, publishableKey }, faults);
  const { url, seen, hangUp, stop } = await serve((request) => api.handle(request));
  account.url = url;
  return new FakeStripe(account, {
    secretKey,
    publishableKey,
    webhookSecret,
    connectWebhookSecret,
    url,
    seen,
    hangUp,
    stop,
    faults,
    webhooks,
  });
}

type Parts = Readonly<{
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  connectWebhookSecret: string;
  url: string;
  seen: readonly SeenRequest[];
  hangUp: () => Promise<void>;
  stop: () => Promise<void>;
  faults: Faults;
  webhooks: WebhookSender;
}>;

/** The running fake; its methods return copies of the objects in their current state. */
export class FakeStripe {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly connectWebhookSecret: string;
  readonly url: string;
  /** Every API call so far. */
  readonly requests: readonly SeenRequest[];
  readonly faults: Faults;
  readonly webhooks: WebhookSender;
  /** Closes all connections and completes the requests that have arrived. */
  readonly hangUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly #account: StripeAccount;

  constructor(account: StripeAccount, parts: Parts) {
    this.#account = account;
    this.secretKey = parts.secretKey;
    this.publishableKey = parts.publishableKey;
    this.webhookSecret = parts.webhookSecret;
    this.connectWebhookSecret = parts.connectWebhookSecret;
    this.url = parts.url;
    this.requests = parts.seen;
    this.faults = parts.faults;
    this.webhooks = parts.webhooks;
    this.hangUp = parts.hangUp;
    this.stop = parts.stop;
  }

  /** The library's options for this server. */
  get connection(): Readonly<{ protocol: 'http'; host: string; port: number }> {
    const { hostname, port } = new URL(this.url);
    return { protocol: 'http', host: hostname, port: Number(port) };
  }

  /** The buyer enters a card; a declined card does not throw, the intent shows it. */
  pay(intentId: string, card = '4242 4242 4242 4242'): Stripe.PaymentIntent {
    try {
      confirmIntent(this.#account, intentId, { payment_method: card });
    } catch (error) {
      if (!(error instanceof StripeRefusal) || error.status !== 402) throw error;
    }
    return this.intent(intentId);
  }

  /** The buyer answers the bank's 3-D Secure challenge. */
  authenticate(intentId: string, result: 'passes' | 'fails' = 'passes'): Stripe.PaymentIntent {
    return structuredClone(authenticateIntent(this.#account, intentId, result));
  }

  /** The bank ends a payment that is in processing. */
  settle(intentId: string, result: 'succeeds' | 'fails' = 'succeeds'): Stripe.PaymentIntent {
    return structuredClone(settleIntent(this.#account, intentId, result));
  }

  /** Stripe settles the charge of a paid intent and keeps this fee, which it does not report earlier. */
  keepFee(intentId: string, cents: number): void {
    settleCharge(this.#account, latestChargeOf(this.#account, findIntent(this.#account, intentId)), cents);
  }

  /** The intent has received another amount than requested, as after a partial capture. */
  receive(intentId: string, cents: number): Stripe.PaymentIntent {
    return structuredClone(captureOnly(this.#account, intentId, cents));
  }

  /** The merchant cancels in the Dashboard. */
  cancel(intentId: string): Stripe.PaymentIntent {
    return structuredClone(cancelIntent(this.#account, intentId, {}));
  }

  /** The merchant refunds in the Dashboard: the rest, or `amount` cents. */
  refund(
    intentId: string,
    { amount, status }: { amount?: number; status?: RefundStatus } = {},
  ): Stripe.Refund {
    const params = { payment_intent: intentId, ...(amount !== undefined && { amount: String(amount) }) };
    return structuredClone(createRefund(this.#account, params, status));
  }

  moveRefund(refundId: string, status: RefundStatus): Stripe.Refund {
    return structuredClone(moveRefund(this.#account, refundId, status));
  }

  /** The buyer's bank disputes the payment, or only inquires (`warning_…`). */
  dispute(intentId: string, terms: { amount?: number; status?: DisputeStatus } = {}): Stripe.Dispute {
    const charge = latestChargeOf(this.#account, findIntent(this.#account, intentId));
    return structuredClone(createDispute(this.#account, charge, terms));
  }

  moveDispute(disputeId: string, status: DisputeStatus, amount?: number): Stripe.Dispute {
    return structuredClone(moveDispute(this.#account, disputeId, status, amount));
  }

  /** The payee visits a link to the onboarding page and provides all but `due`; returns the redirect. */
  visit(link: string, { due }: { due?: readonly string[] } = {}): string {
    const leadsTo = visitLink(this.#account, new URL(link).pathname, due);
    if (leadsTo === null) throw new Error(`There is no onboarding page at ${link}`);
    return leadsTo;
  }

  /** The payee provides all that is due. */
  completeOnboarding(accountId: string): Stripe.Account {
    return structuredClone(giveDue(this.#account, accountId));
  }

  /** Stripe requires something from the payee, and stops their payouts. */
  restrict(
    accountId: string,
    due: readonly string[] = ['individual.verification.document'],
    disabledReason: DisabledReason | null = null,
  ): Stripe.Account {
    return structuredClone(giveDue(this.#account, accountId, { due, disabledReason }));
  }

  /** The payee or Stripe closes the account. */
  close(accountId: string): void {
    closeAccount(this.#account, accountId);
  }

  /** Oldest first. */
  accounts(): readonly Stripe.Account[] {
    return structuredClone([...this.#account.connected.values()]);
  }

  /** Sets the balance available for transfers, in cents. */
  setBalance(cents: number): void {
    this.#account.availableCents = cents;
  }

  balanceCents(): number {
    return this.#account.availableCents;
  }

  /** Reverses a transfer in the Dashboard: the rest, or `amount` cents. */
  reverse(transferId: string, { amount }: { amount?: number } = {}): Stripe.TransferReversal {
    const params: Params = amount === undefined ? {} : { amount: String(amount) };
    return structuredClone(createReversal(this.#account, params, transferId));
  }

  /** Oldest first. */
  transfers(): readonly Stripe.Transfer[] {
    return structuredClone([...this.#account.transfers.values()]);
  }

  intent(intentId: string): Stripe.PaymentIntent {
    return structuredClone(findIntent(this.#account, intentId));
  }

  /** Oldest first. */
  intents(): readonly Stripe.PaymentIntent[] {
    return structuredClone([...this.#account.intents.values()]);
  }

  /** Oldest first. */
  events(): readonly Stripe.Event[] {
    return structuredClone([...this.#account.events.values()]);
  }
}
