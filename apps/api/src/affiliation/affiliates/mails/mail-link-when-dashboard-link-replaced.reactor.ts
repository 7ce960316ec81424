import type { DashboardLinkReplaced } from '@closewise/domain/affiliation';
import { mailPayload, type MailPayload, sendMailQueue } from '../../../platform/mail/mail.js';
import type { Reactor } from '../../../platform/reactors/reactor.js';
import { replacedLinkMailing } from './link-mailings.js';

/** A new link goes to the affiliate's mailbox and nowhere else. */
export const mailLinkWhenDashboardLinkReplaced: Reactor<DashboardLinkReplaced, MailPayload> = {
  name: 'mail-link-when-dashboard-link-replaced',
  on: ['DashboardLinkReplaced'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data }) => mailPayload(replacedLinkMailing, `${data.affiliateId}:${data.generation}`),
};
