import { lateSince, expiredReports } from './report-deadlines.js';

describe('a paid report', () => {
  it('is late after a quarter of an hour', () => {
    expect(lateSince(new Date('2026-11-21T12:00:00.000Z'))).toEqual(new Date('2026-11-21T11:45:00.000Z'));
  });
});

describe('the reports to erase', () => {
  it.each([
    [365, '2025-11-21T12:00:00.000Z'],
    [30, '2026-10-22T12:00:00.000Z'],
    [3650, '2016-11-23T12:00:00.000Z'],
  ])('are those unpaid for 30 days, and those paid %i days ago', (retentionDays, paid) => {
    expect(expiredReports(new Date('2026-11-21T12:00:00.000Z'), retentionDays)).toEqual({
      unpaid: new Date('2026-10-22T12:00:00.000Z'),
      paid: new Date(paid),
    });
  });
});
