import { lastPeriods, periodBegin } from './index.js';

describe('a period', () => {
  it.each([
    ['2026-11-26', 'day', '2026-11-26'],
    ['2026-11-26', 'week', '2026-11-23'],
    ['2026-11-23', 'week', '2026-11-23'],
    ['2026-11-29', 'week', '2026-11-23'],
    ['2027-01-01', 'week', '2026-12-28'],
    ['1969-12-31', 'week', '1969-12-29'],
    ['2026-11-26', 'month', '2026-11-01'],
  ] as const)('that contains %s, a %s, begins on %s', (day, kind, begin) => {
    expect(periodBegin(day, kind)).toBe(begin);
  });

  it('follows the previous one without a gap, up to the current one', () => {
    const days = lastPeriods('2026-03-01', 'day');
    expect([days.length, days[0], days.at(-2), days.at(-1)]).toEqual([
      30,
      '2026-01-31',
      '2026-02-28',
      '2026-03-01',
    ]);
    const weeks = lastPeriods('2026-11-26', 'week');
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([26, '2026-06-01', '2026-11-23']);
    const months = lastPeriods('2026-03-31', 'month');
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-04-01', '2026-03-01']);
  });
});
