import { readFileSync } from 'node:fs';
import { paymentDecider } from './payment-decider.js';
import type { PaymentEvent, ReportPaymentReserved } from './payment-events.js';
import { reportPaymentDecider } from './report-payment-decider.js';

const file = new URL('stored-events.json', import.meta.url);
const stored = JSON.parse(readFileSync(file, 'utf8')) as (PaymentEvent | ReportPaymentReserved)[];
const paymentEvents = stored.filter((event) => event.type !== 'ReportPaymentReserved');
const reservations = stored.filter((event) => event.type === 'ReportPaymentReserved');

/** The compiler asks for an entry when a new event is added. */
const everyType: Record<PaymentEvent['type'] | ReportPaymentReserved['type'], true> = {
  ReportPaymentReserved: true,
  PaymentRequested: true,
  PaymentFailed: true,
  PaymentCancelled: true,
  PaymentSucceeded: true,
  PaymentRefunded: true,
  PaymentRefundFailed: true,
  PaymentDisputed: true,
  DisputeClosed: true,
};

describe('payment events that are stored already', () => {
  it('are there of every type', () => {
    expect(stored.map(({ type }) => type)).toEqual(Object.keys(everyType));
  });

  it('are read as what they meant when they were written', () => {
    expect(paymentEvents.reduce(paymentDecider.evolve, paymentDecider.initialState)).toEqual({
      status: 'succeeded',
      terms: expect.objectContaining({ paymentId: 'stripe-pi_3Q', amountCents: 2500 }),
      providerReference: 'ch_3Q',
      paidAt: '2026-11-21T10:00:00.000Z',
      refunds: { re_3Q: { refundId: 're_3Q', amountCents: 500, status: 'failed' } },
      disputes: { du_3Q: { disputeId: 'du_3Q', amountCents: 2500, status: 'lost' } },
    });
    expect(reservations.reduce(reportPaymentDecider.evolve, reportPaymentDecider.initialState)).toEqual({
      attempt: 1,
      provider: 'stripe',
      intentId: 'pi_3Q',
    });
  });
});
