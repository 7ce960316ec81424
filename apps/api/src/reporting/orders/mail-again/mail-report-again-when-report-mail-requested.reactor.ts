import type { ReportMailRequested } from '@closewise/domain/reporting';
import { mailAbout, type MailToSend, sendMailQueue } from '../../../platform/mail/mail.js';
import type { Reactor } from '../../../platform/reactors/reactor.js';
import { reportAgainMailing } from './report-again.mailing.js';

/** The link is mailed once more when an admin or the operator says so. */
export const mailReportAgainWhenReportMailRequested: Reactor<ReportMailRequested, MailToSend> = {
  name: 'mail-report-again-when-report-mail-requested',
  on: ['ReportMailRequested'],
  startFrom: 'beginning',
  queue: sendMailQueue,
  react: ({ data: { reportId, number } }) => mailAbout(reportAgainMailing, `${reportId}:${number}`),
};
