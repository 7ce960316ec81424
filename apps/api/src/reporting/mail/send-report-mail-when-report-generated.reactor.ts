import type { ReportGenerated } from '@closewise/domain/reporting';
import { mailAbout, type MailToSend, sendMailQueue } from '../../platform/mail/mail.js';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { reportMailing } from './report-mailing.js';

/** The buyer gets the link by mail once there is something to read. */
export const sendReportMailWhenReportGenerated: Reactor<ReportGenerated, MailToSend> = {
  name: 'send-report-mail-when-report-generated',
  on: ['ReportGenerated'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data }) => mailAbout(reportMailing, data.reportId),
};
