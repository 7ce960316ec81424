import { parseReportId, ReportIds } from '../known-reports/report-ids.js';
import { nextDemoReportId, parseDemoReportId } from './demo-reports.js';

describe('the id of a demo', () => {
  it('[DM-01] is never that of a report, nor the other way round', () => {
    for (let made = 0; made < 1000; made++) {
      const [demo, report] = [String(nextDemoReportId()), String(new ReportIds().next())];
      expect([parseDemoReportId(demo), parseReportId(demo)]).toEqual([Number(demo), null]);
      expect([parseDemoReportId(report), parseReportId(report)]).toEqual([null, Number(report)]);
    }
  });

  it.each([
    ['the lowest', '2251799813685248', 2 ** 51],
    ['the highest', '4503599627370495', 2 ** 52 - 1],
    ['one below', '2251799813685247', null],
    ['that of a report', '4503599627370496', null],
    ['a short number', '42', null],
    ['no number', '23000000000000x2', null],
  ])('is read from an address: %s', (_, text, id) => {
    expect(parseDemoReportId(text)).toBe(id);
  });
});
