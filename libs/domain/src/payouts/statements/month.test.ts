import { assertClosed, closedMonths, monthAfter, monthFrom } from './month.js';

describe('the month of a statement', () => {
  it.each(['2026-1', '2026-13', '2026-00', '1999-10', 'October', '', '2026-10-01'])('is not %j', (text) => {
    expect(() => monthFrom(text)).toThrow('The month must look like 2026-10');
  });

  it('is followed by the next one, over the end of the year, too', () => {
    expect([monthAfter('2026-09'), monthAfter('2026-12')]).toEqual(['2026-10', '2027-01']);
  });

  it('is closed an hour after its end', () => {
    expect(() => assertClosed('2026-12', '2027-01-01T00:59:59.999Z')).toThrow(
      '2026-12 is not over: its statement can be had from 2027-01-01, 01:00 UTC, on',
    );
    expect(() => assertClosed('2026-12', '2027-01-01T01:00:00.000Z')).not.toThrow();
  });

  it('is listed from the first entry on, the newest first', () => {
    expect(closedMonths('2026-11-30T23:00:00.000Z', '2027-02-03T00:00:00.000Z')).toEqual([
      '2027-01',
      '2026-12',
      '2026-11',
    ]);
    expect(closedMonths('2027-02-01T00:00:00.000Z', '2027-02-03T00:00:00.000Z')).toEqual([]);
  });
});
