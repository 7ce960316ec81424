import { businessDayFrom, businessDaysAfter, businessDaysBefore, isBusinessDay } from './index.js';

describe('a business day of Regulation Z', () => {
  it.each([
    ['a Wednesday', '2026-11-18', true, true],
    ['a Saturday', '2026-11-21', true, false],
    ['a Sunday', '2026-11-22', false, false],
    ['Thanksgiving', '2026-11-26', false, false],
    ['the Friday after it', '2026-11-27', true, true],
    ['Martin Luther King Day', '2027-01-18', false, false],
    ['Washington’s Birthday', '2027-02-15', false, false],
    ['Memorial Day', '2027-05-31', false, false],
    ['Memorial Day after a Monday the 24th', '2027-05-24', true, true],
    ['Juneteenth on a Saturday', '2027-06-19', false, false],
    ['the Friday on which offices observe it', '2027-06-18', true, false],
    ['July 4 on a Sunday', '2027-07-04', false, false],
    ['the Monday on which offices observe it', '2027-07-05', true, false],
    ['Labor Day', '2026-09-07', false, false],
    ['Columbus Day', '2026-10-12', false, false],
    ['Veterans Day', '2026-11-11', false, false],
    ['Christmas', '2026-12-25', false, false],
    ['the Friday on which offices observe New Year’s Day 2028', '2027-12-31', true, false],
  ])('%s, %s', (_, day, precise, lender) => {
    expect([isBusinessDay(day, 'precise'), isBusinessDay(day, 'lender')]).toEqual([precise, lender]);
  });

  it.each([
    ['a Thursday: Monday, by 1026.19(f)(1)(ii)', '2026-11-19', 3, 'precise', '2026-11-16'],
    [
      'a Monday: Thursday, since Saturday counts and Sunday does not',
      '2026-11-23',
      3,
      'precise',
      '2026-11-19',
    ],
    ['the Friday after Thanksgiving: Monday', '2026-11-27', 3, 'precise', '2026-11-23'],
    ['the Monday in offices closed on Saturdays: Wednesday', '2026-11-23', 3, 'lender', '2026-11-18'],
    ['New Year’s Day in between', '2027-01-04', 3, 'precise', '2026-12-30'],
  ] as const)('3 before %s', (_, day, count, rule, expected) => {
    expect(businessDaysBefore(day, count, rule)).toBe(expected);
  });

  it.each([
    ['an application on Tuesday: the Loan Estimate by Friday', '2026-11-17', 3, 'lender', '2026-11-20'],
    ['one on the day before Thanksgiving', '2026-11-25', 3, 'lender', '2026-12-01'],
    ['7 after a Monday: the Tuesday of the next week', '2026-11-16', 7, 'precise', '2026-11-24'],
    ['zero days after a Sunday is the Sunday itself', '2026-11-22', 0, 'precise', '2026-11-22'],
  ] as const)('%s', (_, day, count, rule, expected) => {
    expect(businessDaysAfter(day, count, rule)).toBe(expected);
  });

  it('moves a closed day to the next business day', () => {
    expect(businessDayFrom('2026-11-21', 'lender')).toBe('2026-11-23');
    expect(businessDayFrom('2026-11-20', 'lender')).toBe('2026-11-20');
  });
});
