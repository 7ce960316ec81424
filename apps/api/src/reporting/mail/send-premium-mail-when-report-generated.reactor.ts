import type { ReportGenerated } from '@closewise/domain/reporting';
import { mailAbout, type MailToSend, sendMailQueue } from '../../platform/mail/mail.js';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { premiumMailing } from './premium-mailing.js';

/** A report that is written anew may have become a premium report: the mailing knows, and mails of each once. */
export const sendPremiumMailWhenReportGenerated: Reactor<ReportGenerated, MailToSend> = {
  name: 'send-premium-mail-when-report-generated',
  on: ['ReportGenerated'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data }) => (data.revision > 1 ? mailAbout(premiumMailing, data.reportId) : null),
};
