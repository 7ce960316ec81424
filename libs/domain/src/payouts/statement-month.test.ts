import { assertClosed, closedMonths, monthAfter, parseStatementMonth } from './statement.js';

describe('the month of a statement', () => {
  it.each(['2026-1', '2026-13', '2026-00', '1999-10', 'October', '', '2026-10-01'])('is not %j', (text) => {
    expect(() => parseStatementMonth(text)).toThrow('Invalid month. Use YYYY-MM, for example 2026-10.');
  });

  it('is followed by the next one, also at the end of the year', () => {
    expect([monthAfter('2026-09'), monthAfter('2026-12')]).toEqual(['2026-10', '2027-01']);
  });

  it('is closed an hour after its end', () => {
    expect(() => assertClosed('2026-12', '2027-01-01T00:59:59.999Z')).toThrow(
      '2026-12 is not over: its statement is available from 2027-01-01, 01:00 UTC',
    );
    expect(() => assertClosed('2026-12', '2027-01-01T01:00:00.000Z')).not.toThrow();
  });

  it('is listed since the first entry, newest first', () => {
    expect(closedMonths('2026-11-30T23:00:00.000Z', '2027-02-03T00:00:00.000Z')).toEqual([
      '2027-01',
      '2026-12',
      '2026-11',
    ]);
    expect(closedMonths('2027-02-01T00:00:00.000Z', '2027-02-03T00:00:00.000Z')).toEqual([]);
  });
});
