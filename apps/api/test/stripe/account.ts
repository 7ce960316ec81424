import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/** A link to the onboarding page; `expiresAt` is Unix time in seconds. */
type AccountLink = { account: string; returnUrl: string; refreshUrl: string; expiresAt: number };

/** All that one mode (test or live) of one Stripe account holds, oldest first. */
export class StripeAccount {
  readonly intents = new Map<string, Stripe.PaymentIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  /** What was settled of charges; one that is not has none. */
  readonly balanceTransactions = new Map<string, Stripe.BalanceTransaction>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly events = new Map<string, Stripe.Event>();
  /** The accounts of payees. */
  readonly connected = new Map<string, Stripe.Account>();
  /** The links to the onboarding page by their tokens. */
  readonly links = new Map<string, AccountLink>();
  readonly transfers = new Map<string, Stripe.Transfer>();
  /** What can be transferred: plenty, until a test says otherwise. */
  availableCents = 1_000_000_000;
  /** Where the pages for payees are. */
  url = '';
  /** The number of the card behind each payment method. */
  readonly cards = new Map<string, string>();
  /** The API call in hand; null while something happens of itself. */
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

  /** Ids of one run never meet those of another, so that a database may outlive a fake. */
  id(prefix: string): string {
    this.#made += 1;
    return `${prefix}_3Fake${this.#run}${String(this.#made).padStart(6, '0')}`;
  }
}
