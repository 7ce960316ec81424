import fc from 'fast-check';
import {
  assertCents,
  centsOf,
  decimalDollars,
  dollarsOf,
  formatCents,
  groupThousands,
  percentOf,
  roundedCents,
} from './index.js';

describe('cents', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [109, '$1.09'],
    [110, '$1.10'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [2500, '$25.00'],
    [123456789, '$1,234,567.89'],
    [-100000, '-$1,000.00'],
  ])('format %i as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it.each([
    [29, 2900],
    [29.1, 2910],
    [0.07, 7],
    [1.15, 115],
    [999_999_999.99, 99_999_999_999],
    [-12.5, -1250],
    [450_000.556, 45_000_056],
  ])('convert from %d dollars to %i', (dollars, cents) => {
    expect(centsOf(dollars)).toBe(cents);
  });

  it('convert back to the same dollars', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        expect(centsOf(dollarsOf(cents))).toBe(cents);
      }),
    );
  });

  it.each([Number.NaN, Infinity, 1e15])('do not convert from %p dollars', (dollars) => {
    expect(() => centsOf(dollars)).toThrow(RangeError);
  });

  it.each([
    ['450', '450'],
    ['4500', '4,500'],
    ['4500000', '4,500,000'],
  ])('group the digits %s as %s', (digits, text) => {
    expect(groupThousands(digits)).toBe(text);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [123_456_789, '1234567.89'],
    [-1250, '-12.50'],
  ])('format %i in a file as %s', (cents, text) => {
    expect(decimalDollars(cents)).toBe(text);
  });

  it.each([0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuse %p', (value) => {
    expect(() => assertCents(value)).toThrow(RangeError);
  });
});

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

  it('of a reversed amount is the reversed percentage', () => {
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

it.each([
  [0, 0],
  [140, 100],
  [1_850, 2_000],
  [4_400, 4_500],
  [22_249, 22_000],
  [49_999, 50_000],
  [50_400, 50_000],
  [50_500, 51_000],
  [3_443_043, 3_443_000],
  [-22_249, -22_000],
])('rounds %i cents to %i for display', (cents, shown) => {
  expect(roundedCents(cents)).toBe(shown);
});
