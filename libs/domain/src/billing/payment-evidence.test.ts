import { buyerCardDecider, buyerCardStream } from './buyer-card-decider.js';
import { paymentReferralDecider, paymentReferralStream } from './payment-referral-decider.js';
import { paymentIdOf, paymentStream } from './payment-terms.js';
import { reportPaymentStream } from './report-payment-decider.js';

describe('the use of a card', () => {
  const { initialState, decide, evolve } = buyerCardDecider;
  const used = { type: 'BuyerCardUsed', data: { cardUseId: 'u-1' } } as const;

  it('is told once of each card and mailbox', () => {
    const command = { type: 'RecordCardUse', cardUseId: 'u-1' } as const;
    expect(decide(command, initialState)).toStrictEqual([used]);
    expect(decide(command, evolve(initialState, used))).toStrictEqual([]);
  });
});

describe('the code that comes with a payment', () => {
  const { initialState, decide, evolve } = paymentReferralDecider;
  const ids = { paymentId: 'stripe-pi_1', reportId: 42 };
  const referred = { type: 'PaymentReferred', data: { ...ids, referralCode: 'MAPLE7K4M' } } as const;

  it('is the first one, whatever comes later', () => {
    const command = { type: 'StateReferralCode', ...ids, referralCode: 'MAPLE7K4M' } as const;
    expect(decide(command, initialState)).toStrictEqual([referred]);
    const known = evolve(initialState, referred);
    expect(decide(command, known)).toStrictEqual([]);
    expect(decide({ ...command, referralCode: 'CEDAR2B2B' }, known)).toStrictEqual([]);
  });
});

describe('a stored payment', () => {
  it('is found by the names that its streams have had from the start', () => {
    const paymentId = paymentIdOf('stripe', 'pi_1');
    expect([
      paymentStream(paymentId),
      paymentReferralStream(paymentId),
      reportPaymentStream(42),
      buyerCardStream('u-1'),
    ]).toEqual([
      'payment-stripe-pi_1',
      'payment-referral-stripe-pi_1',
      'report-payment-42',
      'buyer-card-u-1',
    ]);
  });
});
