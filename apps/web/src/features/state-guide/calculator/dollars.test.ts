import { expect, it } from 'vitest';
import { dollarsIn } from './calculator-query';

it.each([
  ['400000', 400_000],
  ['$400,000', 400_000],
  ['400.000', 400_000],
  [' 1 250 000 ', 1_250_000],
  ['399999.50', 399_999.5],
  ['', null],
  ['-5', null],
  ['1e12', null],
  ['four', null],
])('reads %j as %s', (text, dollars) => {
  expect(dollarsIn(text)).toBe(dollars);
});
