import type { AffiliateRegistered } from '@closewise/domain/affiliation';
import { mailPayload, type MailPayload, sendMailQueue } from '../../../platform/mail/mail.js';
import type { Reactor } from '../../../platform/reactors/reactor.js';
import { welcomeMailing } from './link-mailings.js';

/** Whoever registers, or is registered, gets the link by mail; after an import when that wished so. */
export const mailLinkWhenAffiliateRegistered: Reactor<AffiliateRegistered, MailPayload> = {
  name: 'mail-link-when-affiliate-registered',
  on: ['AffiliateRegistered'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data }) =>
    data.registeredBy === 'import' ? null : mailPayload(welcomeMailing, data.affiliateId),
};
