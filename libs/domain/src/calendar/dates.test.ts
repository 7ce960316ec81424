import { dayAfterMonth, daysAfter, isMonth, monthBefore } from './index.js';
import { middleOfMonthAfter } from './dates.js';

describe('a month', () => {
  it.each(['2026-10', '1999-01', '2026-12'])('%s is valid', (text) => {
    expect(isMonth(text)).toBe(true);
  });

  it.each(['', '2026-13', '2026-00', '2026-1', '10/2026', '2026-10-01', 'october', '9026-10'])(
    '%j is invalid',
    (text) => {
      expect(isMonth(text)).toBe(false);
    },
  );

  it.each([
    ['2026-10', '2026-11-01'],
    ['2026-12', '2027-01-01'],
    ['2028-02', '2028-03-01'],
  ])('%s ends before %s', (month, day) => {
    expect(dayAfterMonth(month)).toBe(day);
  });

  it.each([
    ['2026-11-22', '2026-10'],
    ['2027-01-01', '2026-12'],
  ])('before %s is %s', (day, month) => {
    expect(monthBefore(day)).toBe(month);
  });

  it.each([
    ['2026-11-01', 21, '2026-11-22'],
    ['2027-01-01', 45, '2027-02-15'],
    ['2028-02-01', 28, '2028-02-29'],
    ['2026-11-01', 0, '2026-11-01'],
  ])('%s plus %i days is %s', (day, days, later) => {
    expect(daysAfter(day, days)).toBe(later);
  });
});

it.each([
  ['2026-11-22', '2027-01-15'],
  ['2026-11-01', '2026-12-15'],
  ['2026-11-16', '2026-12-15'],
  ['2026-11-17', '2027-01-15'],
  ['2028-01-15', '2028-02-15'],
  ['2028-01-16', '2028-03-15'],
])('45 days after %s is in the month of %s', (today, middle) => {
  expect(middleOfMonthAfter(today, 45)).toBe(middle);
});
