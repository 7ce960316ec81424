import { readFileSync } from 'node:fs';
import type { DomainEvent } from '../events/index.js';
import { buyerCardDecider } from './buyer-card-decider.js';
import { paymentDecider } from './payment-decider.js';
import type {
  BuyerCardUsed,
  PaymentEvent,
  PaymentReferred,
  PremiumPaymentReserved,
  ReportPaymentReserved,
} from './payment-events.js';
import { paymentReferralDecider } from './payment-referral-decider.js';
import { premiumPaymentDecider, reportPaymentDecider } from './report-payment-decider.js';

type Stored = PaymentEvent | ReportPaymentReserved | PremiumPaymentReserved | PaymentReferred | BuyerCardUsed;

const file = new URL('stored-events.json', import.meta.url);
const stored = JSON.parse(readFileSync(file, 'utf8')) as Stored[];

/** The decider of each type; the compiler requires an entry for each new event. */
const readers: Record<
  Stored['type'],
  { initialState: unknown; evolve: (state: never, event: never) => unknown }
> = {
  ReportPaymentReserved: reportPaymentDecider,
  PremiumPaymentReserved: premiumPaymentDecider,
  PaymentRequested: paymentDecider,
  PaymentTermsChanged: paymentDecider,
  PaymentFailed: paymentDecider,
  PaymentCancelled: paymentDecider,
  PaymentSucceeded: paymentDecider,
  ProviderFeeCharged: paymentDecider,
  PaymentRefunded: paymentDecider,
  PaymentRefundFailed: paymentDecider,
  PaymentDisputed: paymentDecider,
  DisputeClosed: paymentDecider,
  PaymentReferred: paymentReferralDecider,
  BuyerCardUsed: buyerCardDecider,
  ReversalSetAside: paymentDecider,
  SetAsideAcknowledged: paymentDecider,
};

/** The state that the stored examples lead to, of those that one decider reads. */
const readBy = (reader: (typeof readers)[Stored['type']]): unknown =>
  stored
    .filter(({ type }: DomainEvent) => readers[type as Stored['type']] === reader)
    .reduce<unknown>((state, event) => reader.evolve(state as never, event as never), reader.initialState);

describe('payment events that are stored already', () => {
  it('are there of every type', () => {
    expect([...new Set(stored.map(({ type }) => type))]).toEqual(Object.keys(readers));
  });

  it('are read as what they meant when they were written', () => {
    expect(readBy(paymentDecider)).toEqual({
      status: 'succeeded',
      terms: expect.objectContaining({ paymentId: 'stripe-pi_3Q', amountCents: 3500 }),
      providerReference: 'ch_3Q',
      paidAt: '2026-11-21T10:00:00.000Z',
      feeCents: 103,
      refunds: { re_3Q: { refundId: 're_3Q', amountCents: 500, status: 'failed' } },
      disputes: { du_3Q: { disputeId: 'du_3Q', amountCents: 2500, status: 'lost' } },
      setAside: { du_3Q: '2540' },
      acknowledged: { du_3Q: '2540' },
    });
    expect(readBy(reportPaymentDecider)).toEqual({ attempt: 1, provider: 'stripe', intentId: 'pi_3Q' });
    expect(readBy(premiumPaymentDecider)).toEqual({ attempt: 1, provider: 'stripe', intentId: 'pi_4R' });
    expect(readBy(paymentReferralDecider)).toEqual({ referralCode: 'MAPLE7K4M' });
    expect(readBy(buyerCardDecider)).toEqual({ isUsed: true });
  });
});
