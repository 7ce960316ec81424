import type { AffiliateRegistered } from '@closewise/domain/affiliation';
import { mailAbout, type MailToSend, sendMailQueue } from '../../../platform/mail/mail.js';
import type { Reactor } from '../../../platform/reactors/reactor.js';
import { welcomeMailing } from './link-mailings.js';

/** Whoever registers, or is registered, gets the link by mail; after an import when that wished so. */
export const mailLinkWhenAffiliateRegistered: Reactor<AffiliateRegistered, MailToSend> = {
  name: 'mail-link-when-affiliate-registered',
  on: ['AffiliateRegistered'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data }) => (data.registeredBy === 'import' ? null : mailAbout(welcomeMailing, data.affiliateId)),
};
