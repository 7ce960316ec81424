import type { PaymentEvent } from './payment-events.js';
import { paymentRecordOf } from './payment-record.js';

const of = { paymentId: 'p-1', reportId: 1 };
const succeeded = (amountCents = 2500) =>
  ({ type: 'PaymentSucceeded', data: { ...of, amountCents, currency: 'usd' } }) as PaymentEvent;
const requested = { type: 'PaymentRequested', data: of } as PaymentEvent;
const refunded = (refundId: string, amountCents: number, refundedCents: number) =>
  ({ type: 'PaymentRefunded', data: { ...of, refundId, amountCents, refundedCents } }) as PaymentEvent;
const refundFailed = (refundId: string, amountCents: number, refundedCents: number) =>
  ({ type: 'PaymentRefundFailed', data: { ...of, refundId, amountCents, refundedCents } }) as PaymentEvent;
const disputed = (disputeId: string, amountCents: number) =>
  ({ type: 'PaymentDisputed', data: { ...of, disputeId, amountCents, reason: 'general' } }) as PaymentEvent;
const closed = (disputeId: string, amountCents: number, outcome: 'won' | 'lost') =>
  ({ type: 'DisputeClosed', data: { ...of, disputeId, amountCents, outcome } }) as PaymentEvent;

/** What was given back after each fact, as refunded and lost cents. */
const back = (...events: PaymentEvent[]): number[][] =>
  paymentRecordOf(events).givenBack.map(({ refundedCents, lostCents }) => [refundedCents, lostCents]);

describe('the record of a payment', () => {
  it('has no payment before it was made, and then that', () => {
    expect(paymentRecordOf([requested])).toEqual({
      paid: null,
      givenBack: [{ refundedCents: 0, lostCents: 0 }],
    });
    expect(paymentRecordOf([requested, succeeded()]).paid).toMatchObject({
      paymentId: 'p-1',
      amountCents: 2500,
    });
    expect(paymentRecordOf([succeeded(2500), succeeded(9900)]).paid).toMatchObject({ amountCents: 2500 });
  });

  it('has all that was refunded after each refund, less what could not be delivered', () => {
    expect(back(succeeded(), refunded('re_1', 500, 500), refunded('re_2', 700, 1200))).toEqual([
      [0, 0],
      [500, 0],
      [1200, 0],
    ]);
    expect(back(succeeded(), refunded('re_1', 500, 500), refundFailed('re_1', 500, 0))).toEqual([
      [0, 0],
      [500, 0],
      [0, 0],
    ]);
  });

  it('has of disputes only those that were lost', () => {
    expect(back(succeeded(), disputed('dp_1', 2500), closed('dp_1', 2500, 'lost'))).toEqual([
      [0, 0],
      [0, 0],
      [0, 2500],
    ]);
    expect(back(succeeded(), disputed('dp_1', 2500), closed('dp_1', 2500, 'won'))).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(
      back(succeeded(), refunded('re_1', 500, 500), disputed('dp_1', 2000), closed('dp_1', 2000, 'lost')).at(
        -1,
      ),
    ).toEqual([500, 2000]);
  });
});
