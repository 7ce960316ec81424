import { payoutProgress } from './index.js';

describe('the payout of a balance', () => {
  it.each([
    [0, false, 10_000],
    [9_999, false, 1],
    [10_000, true, 0],
    [25_000, true, 0],
    [-500, false, 10_500],
  ])('of %i cents is due: %s, and lacks %i cents', (balanceCents, isEligible, lackingCents) => {
    expect(payoutProgress(balanceCents)).toStrictEqual({ isEligible, lackingCents });
  });
});
