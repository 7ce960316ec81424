import type { DashboardLinkReplaced } from '@closewise/domain/affiliation';
import { mailAbout, type MailToSend, sendMailQueue } from '../../../platform/mail/mail.js';
import type { Reactor } from '../../../platform/reactors/reactor.js';
import { replacedLinkMailing } from './link-mailings.js';

/** A new link goes to the affiliate's mailbox and nowhere else. */
export const mailLinkWhenDashboardLinkReplaced: Reactor<DashboardLinkReplaced, MailToSend> = {
  name: 'mail-link-when-dashboard-link-replaced',
  on: ['DashboardLinkReplaced'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data }) => mailAbout(replacedLinkMailing, `${data.affiliateId}:${data.generation}`),
};
