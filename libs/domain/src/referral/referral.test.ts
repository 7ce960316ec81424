import { isReferralInForce, referralCodeOf } from './referral.js';

const arrival = Date.UTC(2026, 10, 21);
const day = 24 * 60 * 60 * 1000;

describe('the code of a referral link', () => {
  it('[PF-09] counts for 30 days and no longer', () => {
    expect(isReferralInForce(arrival, arrival)).toBe(true);
    expect(isReferralInForce(arrival, arrival + 30 * day)).toBe(true);
    expect(isReferralInForce(arrival, arrival + 30 * day + 1)).toBe(false);
  });

  it.each([
    [' maple7k4m ', 'MAPLE7K4M'],
    ['  ', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%j is kept as %j', (given, kept) => {
    expect(referralCodeOf(given)).toBe(kept);
  });
});
