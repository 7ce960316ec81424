import { paymentStandingOf, type PaymentStanding } from './payment-standing.js';
import type { Dispute, Refund } from './payment-statement.js';
import type { AskedRefund } from './refund-decider.js';

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
