import fc from 'fast-check';
import type Stripe from 'stripe';
import { paymentIdOf, type Dispute, type PaymentState, type Refund } from '@closewise/domain/billing';
import type { FakeStripe } from '../stripe/start-stripe.js';

/** What buyers, banks and the shop do at Stripe. */
export type Happening =
  | Readonly<{ does: 'declines' | 'is slow' | 'pays' | 'loses' | 'wins' | 'fails a refund' }>
  | Readonly<{ does: 'refunds' | 'disputes'; cents: number }>;

/**
 * How a waiting message is delivered: `lost` does not arrive, `unanswered` loses its answer (Stripe sends both
 * again), `meanwhile` changes Stripe's state during the delivery, and `late` is recorded after newer ones.
 */
export type Delivery = Readonly<{
  delivers: number;
  goes: 'well' | 'lost' | 'unanswered' | 'meanwhile' | 'late';
}>;

export type Story = Readonly<{ steps: readonly (Happening | Delivery)[]; lastOrder: readonly number[] }>;

const cents = fc.integer({ min: 1, max: 2500 });
const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ does: fc.constantFrom('declines', 'is slow', 'pays', 'pays') }),
  fc.record({ does: fc.constantFrom('loses', 'wins', 'fails a refund') }),
  fc.record({ does: fc.constantFrom('loses', 'wins', 'fails a refund') }),
  fc.record({ does: fc.constantFrom('refunds', 'disputes'), cents }),
);
/** Most stories start with a payment, since little happens before it. */
const beginning = fc.constantFrom<readonly Happening[]>(
  [],
  ...Array.from({ length: 4 }, () => [{ does: 'pays' }] as const),
);
const delivery: fc.Arbitrary<Delivery> = fc.record({
  delivers: fc.nat(50),
  goes: fc.constantFrom('well', 'lost', 'unanswered', 'meanwhile', 'late', 'late'),
});

export const stories: fc.Arbitrary<Story> = fc.record({
  steps: fc
    .tuple(beginning, fc.array(fc.oneof(happening, delivery), { maxLength: 14, size: 'max' }))
    .map((parts) => parts.flat()),
  lastOrder: fc.array(fc.nat(50), { minLength: 5, maxLength: 5 }),
});

/** Stripe's time in all stories. */
export const paidAt = '2026-11-21T10:00:00.000Z';

/** One payment at Stripe, which only takes the steps that Stripe allows. */
export class PaymentAtStripe {
  private readonly refunds: Record<string, Refund> = {};
  private readonly disputes: Record<string, Dispute> = {};
  private wasDeclined = false;

  constructor(
    private readonly stripe: FakeStripe,
    readonly intentId: string,
  ) {}

  private get status(): Stripe.PaymentIntent.Status {
    return this.stripe.intent(this.intentId).status;
  }

  /** The bank's decision on a payment that is still processing. */
  letProcessingEnd(): void {
    if (this.status === 'processing') this.stripe.settle(this.intentId);
  }

  /** The payment's final state in the shop. */
  stateFor(reportId: number): PaymentState {
    const { intentId, refunds, disputes } = this;
    const { status, amount: amountCents, currency, latest_charge: charge } = this.stripe.intent(intentId);
    const identity = { paymentId: paymentIdOf('stripe', intentId), reportId, provider: 'stripe', intentId };
    const terms = {
      ...identity,
      amountCents,
      currency,
      lineItems: [{ item: 'report' as const, amountCents }],
    };
    if (status !== 'succeeded') return { status: this.wasDeclined ? 'failed' : 'requested', terms };
    return { status: 'succeeded', terms, providerReference: String(charge), paidAt, refunds, disputes };
  }

  let(happening: Happening): void {
    switch (happening.does) {
      case 'declines':
      case 'pays':
      case 'is slow':
        return this.confirm(happening.does);
      case 'refunds':
        return this.refund(happening.cents);
      case 'fails a refund':
        return this.failRefund();
      case 'disputes':
        return this.dispute(happening.cents);
      case 'loses':
      case 'wins':
        return this.close(happening.does === 'wins' ? 'won' : 'lost');
    }
  }

  private confirm(does: 'declines' | 'pays' | 'is slow'): void {
    const { status, intentId } = this;
    if (status === 'succeeded' || (status === 'processing' && does === 'is slow')) return;
    if (does === 'declines') this.wasDeclined = true;
    if (status === 'processing') this.stripe.settle(intentId, does === 'pays' ? 'succeeds' : 'fails');
    else this.stripe.pay(intentId, cards[does]);
  }

  private refund(cents: number): void {
    const made = Object.values(this.refunds).filter(({ status }) => status === 'made');
    const left = 2500 - made.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const isHeld = Object.values(this.disputes).some(({ status }) => status !== 'won');
    if (this.status !== 'succeeded' || isHeld || left === 0) return;
    const amountCents = Math.min(cents, left);
    const { id: refundId } = this.stripe.refund(this.intentId, { amount: amountCents });
    this.refunds[refundId] = { refundId, amountCents, status: 'made' };
  }

  private failRefund(): void {
    const refund = Object.values(this.refunds).find(({ status }) => status === 'made');
    if (!refund) return;
    this.stripe.moveRefund(refund.refundId, 'failed');
    this.refunds[refund.refundId] = { ...refund, status: 'failed' };
  }

  private dispute(amountCents: number): void {
    if (this.status !== 'succeeded') return;
    const { id: disputeId } = this.stripe.dispute(this.intentId, { amount: amountCents });
    this.disputes[disputeId] = { disputeId, amountCents, status: 'open' };
  }

  /** A lost dispute can still be won. */
  private close(status: 'won' | 'lost'): void {
    const closable = status === 'won' ? ['open', 'lost'] : ['open'];
    const dispute = Object.values(this.disputes).find((one) => closable.includes(one.status));
    if (!dispute) return;
    this.stripe.moveDispute(dispute.disputeId, status);
    this.disputes[dispute.disputeId] = { ...dispute, status };
  }
}

const cards = {
  declines: '4000 0000 0000 0002',
  pays: '4242 4242 4242 4242',
  'is slow': '4000 0000 0000 6660',
} as const;
