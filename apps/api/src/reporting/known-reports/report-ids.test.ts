import { parseReportId, ReportIds } from './report-ids.js';

describe('the id of a report', () => {
  const made = Array.from({ length: 2000 }, () => new ReportIds().next());

  it('[RP-03] is a number of 16 digits that says nothing about the one before or after', () => {
    expect(new Set(made).size).toBe(made.length);
    for (const id of made) {
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(String(id)).toMatch(/^\d{16}$/);
      expect(parseReportId(String(id))).toBe(id);
    }
    const span = 2 ** 52;
    const quarters = [0, 0, 0, 0];
    for (const id of made) quarters[Math.floor(((id - span) / span) * 4)]! += 1;
    for (const count of quarters) expect(count).toBeGreaterThan(350);
    const rising = made.filter((id, i) => i > 0 && id > made[i - 1]!).length;
    expect(Math.abs(rising - made.length / 2)).toBeLessThan(150);
  });

  it('[RP-03] is read strictly: nothing that only resembles one is looked up', () => {
    expect(parseReportId('4503599627370496')).toBe(2 ** 52);
    expect(parseReportId('9007199254740991')).toBe(2 ** 53 - 1);
    const texts = [
      '',
      '1',
      '4503599627370495',
      '9007199254740992',
      '9007199254740993',
      '04503599627370497',
      ' 4503599627370497',
    ];
    for (const text of [
      ...texts,
      '4503599627370497.0',
      '4.503599627370497e15',
      '0x10000000000001',
      '４503599627370497',
    ])
      expect(parseReportId(text)).toBeNull();
  });
});
