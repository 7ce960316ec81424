import { DomainError, type Decider } from '../events/index.js';
import type { ReportMailRequested } from './report-mail-events.js';

/** How often the link was sent once more. */
export type ReportMailsState = Readonly<{ requested: number }>;

/** `number` is that of the mail which is wanted, so that a repeated click or retry sends one; null for one more. */
export type RequestReportMail = Readonly<{
  type: 'RequestReportMail';
  reportId: number;
  number: number | null;
}>;

/** The stream of the mails that were asked for of a report. */
export const reportMailsStream = (reportId: number): string => `report-mails-${reportId}`;

/** Whether the report can be mailed at all is for whoever asks to know. */
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
