import fc from 'fast-check';
import { percentOf } from './percent-of.js';

describe('a percentage of an amount', () => {
  it.each([
    [38_600_000, 1.75, 675_500],
    [100, 0.5, 1],
    [99, 0.5, 0],
    [28_500_100, 2.15, 612_752],
    [100_000_000_000, 100, 100_000_000_000],
    [12_345, 0, 0],
    [100_000_000_000, 0.000_000_001, 1],
    [100, 0.499_999_999_9, 0],
  ])('of %i cents at %d %% is %i cents, rounded half up', (amount, percent, cents) => {
    expect(percentOf(amount, percent)).toBe(cents);
  });

  it('is off by at most half a cent for any amount', () => {
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    const isNearest = fc.property(
      fc.integer({ min: 0, max: 100_000_000_000 }),
      hundredths,
      (amount, rate) => {
        const error = BigInt(percentOf(amount, rate / 100)) * 10_000n - BigInt(amount) * BigInt(rate);
        return error > -5_000n && error <= 5_000n;
      },
    );
    expect(fc.check(isNearest)).toMatchObject({ failed: false });
  });
});
