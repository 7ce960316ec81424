import { mailAbout } from '../../platform/mail/mail.js';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { reportMailing } from './report-mailing.js';

/** The buyer gets the link by mail once there is something to read. */
export const sendReportMailWhenReportGenerated: Reactor = {
  name: 'send-report-mail-when-report-generated',
  on: ['ReportGenerated'],
  startFrom: 'now',
  react: ({ data }) => mailAbout(reportMailing, Number(data.reportId)),
};
