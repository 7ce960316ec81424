import fc from 'fast-check';
import { newReferralCode } from './new-referral-code.js';

describe('a new referral code', () => {
  it('is a word and four letters or digits that nobody mistakes', () => {
    const draw = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }));
    fc.assert(
      fc.property(draw, (chances) => {
        const pick = (choices: number): number => Math.floor(chances.next().value * choices);
        expect(newReferralCode(pick)).toMatch(/^[A-Z]{3,7}[2-9BCDFGHJKMNPQRTVWXZ]{4}$/);
      }),
    );
  });

  it('is one of about 29 million', () => {
    const counts: number[] = [];
    newReferralCode((choices) => counts.push(choices) - counts.length);
    expect(counts.reduce((product, count) => product * count)).toBeGreaterThan(28_000_000);
  });
});
