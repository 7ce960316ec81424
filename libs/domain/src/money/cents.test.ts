import { assertCents, formatCents } from './cents.js';
import { groupThousands } from './group-thousands.js';

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
  ])('writes %i as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it.each([
    ['450', '450'],
    ['4500', '4,500'],
    ['4500000', '4,500,000'],
  ])('group the digits %s as %s', (digits, text) => {
    expect(groupThousands(digits)).toBe(text);
  });

  it.each([0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses %p', (value) => {
    expect(() => assertCents(value)).toThrow(RangeError);
  });
});
