import type { ReportMailRequested } from './report-events.js';
import { reportMailsDecider } from './report-mails.js';

const mail = (number: number): ReportMailRequested => ({
  type: 'ReportMailRequested',
  data: { reportId: 7, number },
});
const decide = (given: readonly ReportMailRequested[], number: number | null) =>
  reportMailsDecider.decide(
    { type: 'RequestReportMail', reportId: 7, number },
    given.reduce(reportMailsDecider.evolve, reportMailsDecider.initialState),
  );

describe('the link of a report', () => {
  it.each<[string, ReportMailRequested[], number | null, ReportMailRequested[]]>([
    ['is mailed again', [], 1, [mail(1)]],
    ['is mailed again on each new request', [mail(1)], 2, [mail(2)]],
    ['is mailed once for a repeated click', [mail(1)], 1, []],
    ['is mailed for a request without a number', [mail(1)], null, [mail(2)]],
  ])('%s', (_title, given, number, events) => {
    expect(decide(given, number)).toEqual(events);
  });

  it('is not mailed out of order', () => {
    expect(() => decide([], 2)).toThrow('The next mail of this report is number 1');
  });
});
