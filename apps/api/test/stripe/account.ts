import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** A link to the onboarding page; `expiresAt` is Unix time in seconds. */
type AccountLink = { account: string; returnUrl: string; refreshUrl: string; expiresAt: number };

/** The state of one mode (test or live) of one Stripe account, oldest first. */
export class StripeAccount {
  readonly intents = new Map<string, Stripe.PaymentIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  /** Settlements of charges; unsettled charges have none. */
  readonly balanceTransactions = new Map<string, Stripe.BalanceTransaction>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly events = new Map<string, Stripe.Event>();
  /** The payees' accounts. */
  readonly connected = new Map<string, Stripe.Account>();
  /** The links to the onboarding page by token. */
  readonly links = new Map<string, AccountLink>();
  readonly transfers = new Map<string, Stripe.Transfer>();
  /** The balance available for transfers, in cents; large unless a test changes it. */
  availableCents = 1_000_000_000;
  /** The base URL of the payees' pages. */
  url = '';
  /** The card number of each payment method. */
  readonly cards = new Map<string, string>();
  /** The current API call; null outside of calls. */
  request: Stripe.Event.Request | null = null;
  onEvent: (event: Stripe.Event) => void = () => undefined;
  readonly livemode: boolean;
  readonly now: () => Date;
  readonly #run = randomBytes(4).toString('hex');
  #made = 0;

  constructor(livemode: boolean, now: () => Date) {
    this.livemode = livemode;
    this.now = now;
  }

  seconds(): number {
    return Math.floor(this.now().getTime() / 1000);
  }

  /** Ids are unique across runs, so that a database can outlive a fake. */
  id(prefix: string): string {
    this.#made += 1;
    return `${prefix}_3Fake${this.#run}${String(this.#made).padStart(6, '0')}`;
  }
}
