import { givenBackCentsOf, lostCentsOf, standingCentsOf } from './paid-sale.js';
import { paymentStandingOf, type PaymentStanding } from './payment-standing.js';
import { type Dispute, type Refund } from './payment-statement.js';
import { type AskedRefund } from './refund-decider.js';

describe('what is given back of a payment', () => {
  it.each([
    ['nothing', 0, 0, 0],
    ['a refund', 500, 0, 500],
    ['a lost dispute', 0, 2500, 2500],
    ['a refund and a lost dispute of the rest', 500, 2000, 2500],
    ['a refund and a lost dispute that cover the same money', 500, 2500, 2500],
    ['two that cover all of it', 2500, 2500, 2500],
  ])('is after %s no more than was paid', (_, refundedCents, lostCents, cents) => {
    expect(givenBackCentsOf(2500, { refundedCents, lostCents })).toBe(cents);
    expect(standingCentsOf(2500, { refundedCents, lostCents })).toBe(2500 - cents);
  });

  it('counts disputes that were lost only', () => {
    const dispute = (disputeId: string, status: 'open' | 'lost' | 'won', amountCents: number) => ({
      [disputeId]: { disputeId, status, amountCents },
    });
    const disputes = {
      ...dispute('d-1', 'lost', 700),
      ...dispute('d-2', 'won', 900),
      ...dispute('d-3', 'open', 800),
      ...dispute('d-4', 'lost', 1),
    };
    expect(lostCentsOf({ disputes })).toBe(701);
  });
});

const refund = (amountCents: number, status: Refund['status'] = 'made'): Refund => ({
  refundId: `re-${amountCents}`,
  amountCents,
  status,
});
const dispute = (amountCents: number, status: Dispute['status']): Dispute => ({
  disputeId: `dp-${amountCents}-${status}`,
  amountCents,
  status,
});
const asked = (amountCents: number, status: 'open' | 'refused'): AskedRefund =>
  status === 'open'
    ? { number: 1, amountCents, alreadyCents: 0, status }
    : { number: 1, amountCents, alreadyCents: 0, status, reasonCode: 'no' };

describe('where the money of a payment of $35 is', () => {
  it.each<[string, PaymentStanding, Refund[], Dispute[], AskedRefund[]]>([
    ['nothing', 'stands', [], [], []],
    ['a refund of a part', 'stands', [refund(1000)], [], []],
    ['refunds of all of it', 'given-back', [refund(1000), refund(2500)], [], []],
    ['a refund that could not be delivered', 'stands', [refund(3500, 'failed')], [], []],
    ['a refund that is on its way', 'given-back', [], [], [asked(3500, 'open')]],
    ['a refund that the provider refused', 'stands', [], [], [asked(3500, 'refused')]],
    ['an open dispute', 'disputed', [], [dispute(3500, 'open')], []],
    ['an open dispute of a part', 'stands', [], [dispute(1000, 'open')], []],
    ['an open dispute of what a refund left', 'disputed', [refund(1000)], [dispute(2500, 'open')], []],
    ['a lost dispute', 'given-back', [], [dispute(3500, 'lost')], []],
    ['a dispute that was won', 'stands', [], [dispute(3500, 'won')], []],
    ['a lost dispute beside an open one', 'given-back', [], [dispute(3500, 'lost'), dispute(9, 'open')], []],
  ])('after %s: %s', (_, standing, refunds, disputes, onTheirWay) => {
    const payment = {
      paidCents: 3500,
      refunds: Object.fromEntries(refunds.map((one) => [one.refundId, one])),
      disputes: Object.fromEntries(disputes.map((one) => [one.disputeId, one])),
    };
    expect(paymentStandingOf(payment, onTheirWay)).toBe(standing);
  });
});
