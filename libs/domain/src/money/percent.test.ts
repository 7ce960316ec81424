import fc from 'fast-check';
import { percentOf } from './percent.js';

describe('a percentage of an amount', () => {
  it.each([
    [2500, 40, 1000],
    [2500, 10, 250],
    [2499, 40, 1000],
    [2501, 10, 250],
    [5, 10, 1],
    [-5, 10, -1],
    [4, 10, 0],
    [-4, 10, 0],
    [0, 40, 0],
  ])('of %i cents, %i %%, is %i', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected);
  });

  it('of an amount taken back is what it was of the amount given', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        expect(percentOf(-amount, percent) + percentOf(amount, percent)).toBe(0);
      }),
    );
  });

  it.each([
    [2500, 12.5],
    [0.5, 40],
    [Number.MAX_SAFE_INTEGER, 40],
  ])('refuses %d cents, %d %%', (amount, percent) => {
    expect(() => percentOf(amount, percent)).toThrow(RangeError);
  });
});
