import { countingCode, isReferralInForce, referralCodeOf, referralCodesIn } from './index.js';

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
  ])('%j is stored as %j', (given, kept) => {
    expect(referralCodeOf(given)).toBe(kept);
  });

  it.each([
    ['40 letters', 'A'.repeat(40), 'A'.repeat(40)],
    ['41 letters', 'A'.repeat(41), null],
  ])('of %s', (_, given, kept) => {
    expect(referralCodeOf(given)).toBe(kept);
  });
});

describe('the codes of a link', () => {
  it.each([
    ['?ref=my-code', ['MY-CODE']],
    ['?utm_source=x', []],
    ['?ref=ghost.example.com&ref=my-code', ['GHOST.EXAMPLE.COM', 'MY-CODE']],
    ['?affiliate=my-code&ref=ghost', ['GHOST', 'MY-CODE']],
    ['?ref=my-code&referral=MY-CODE', ['MY-CODE']],
    ['?ref=%20&affiliate=my%2Dcode', ['MY-CODE']],
    [`?ref=${'x'.repeat(5000)}&ref=my-code`, ['MY-CODE']],
  ])('%s', (search, codes) => {
    expect(referralCodesIn(search)).toEqual(codes);
  });
});

describe('of several codes', () => {
  const isKnown = (code: string) => ['MY-CODE', 'MAPLE7K4M'].includes(code);

  it.each([
    [['GHOST', 'MY-CODE'], 'MY-CODE'],
    [['MAPLE7K4M', 'MY-CODE'], 'MAPLE7K4M'],
    [['GHOST', 'SHADE'], 'GHOST'],
    [[], null],
  ])('%j counts %j', (codes, counts) => {
    expect(countingCode(codes, isKnown)).toBe(counts);
  });
});
