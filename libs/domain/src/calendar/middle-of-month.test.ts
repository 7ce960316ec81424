import { middleOfMonthAfter } from './middle-of-month.js';

it.each([
  ['2026-11-22', '2027-01-15'],
  ['2026-11-01', '2026-12-15'],
  ['2026-11-16', '2026-12-15'],
  ['2026-11-17', '2027-01-15'],
  ['2028-01-15', '2028-02-15'],
  ['2028-01-16', '2028-03-15'],
])('45 days after %s lie in the month of %s', (today, middle) => {
  expect(middleOfMonthAfter(today, 45)).toBe(middle);
});
