import { monthDue, payableFrom, preparedFrom, usualHoldDays, usualPrepareDay } from './payout-schedule.js';

const usual = { holdDays: 21, prepareDay: 22 };

it('[LE-05] by default, a run waits 21 days and is prepared on the 22nd', () => {
  expect({ holdDays: usualHoldDays, prepareDay: usualPrepareDay }).toEqual(usual);
  expect(payableFrom('2026-10', usualHoldDays)).toBe('2026-11-22');
  expect(payableFrom('2027-01', usualHoldDays)).toBe('2027-02-22');
});

describe('[LE-05] the month whose run is due', () => {
  it.each([
    ['2026-11-21', usual, '2026-09'],
    ['2026-11-22', usual, '2026-10'],
    ['2026-12-03', usual, '2026-10'],
    ['2026-12-21', usual, '2026-10'],
    ['2026-12-22', usual, '2026-11'],
    ['2027-01-10', usual, '2026-11'],
    ['2026-11-27', { holdDays: 21, prepareDay: 28 }, '2026-09'],
    // A hold that is longer than the next month.
    ['2026-12-15', { holdDays: 45, prepareDay: 22 }, '2026-09'],
    ['2026-12-16', { holdDays: 45, prepareDay: 22 }, '2026-10'],
    ['2026-10-01', { holdDays: 0, prepareDay: 1 }, '2026-09'],
  ])('is, on %s with %j, %s', (today, terms, month) => {
    expect(monthDue(today, terms)).toBe(month);
    expect(preparedFrom(month, terms) <= today).toBe(true);
  });
});
