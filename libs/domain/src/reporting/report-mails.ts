import { DomainError, type Decider } from '../events/index.js';
import type { ReportMailRequested } from './report-events.js';

/** How often the link was sent again. */
export type ReportMailsState = Readonly<{ requested: number }>;

/** `number` is the number of the requested mail, so that a repeated click or retry sends only one; null requests the next. */
export type RequestReportMail = Readonly<{
  type: 'RequestReportMail';
  reportId: number;
  number: number | null;
}>;

/** The stream of the requested mails of a report. */
export const reportMailsStream = (reportId: number): string => `report-mails-${reportId}`;

/** Numbers the requested mails. The caller checks whether the report can be mailed. */
export const reportMailsDecider: Decider<RequestReportMail, ReportMailsState, ReportMailRequested> = {
  initialState: { requested: 0 },
  decide({ reportId, number }, { requested }) {
    const next = requested + 1;
    if (number !== null && number <= requested) return [];
    if (number !== null && number > next)
      throw new DomainError('reporting.mail-out-of-turn', `The next mail of this report is number ${next}`);
    return [{ type: 'ReportMailRequested', data: { reportId, number: next } }];
  },
  evolve(_state, { data: { number } }) {
    return { requested: number };
  },
};
