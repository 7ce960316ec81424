import { assertCents, formatCents } from './cents.js';

describe('cents', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [2500, '$25.00'],
    [123456789, '$1,234,567.89'],
    [-100000, '-$1,000.00'],
  ])('writes %i as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  it.each([0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('refuses %p', (value) => {
    expect(() => assertCents(value)).toThrow(RangeError);
  });
});
