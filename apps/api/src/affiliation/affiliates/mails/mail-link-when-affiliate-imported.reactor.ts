import type { AffiliateImported } from '@closewise/domain/affiliation';
import { mailPayload, type MailPayload, sendMailQueue } from '../../../platform/mail/mail.js';
import type { Reactor } from '../../../platform/reactors/reactor.js';
import { welcomeMailing } from './link-mailings.js';

/** Whoever is imported gets the link by mail, unless the import was told to leave that to others. */
export const mailLinkWhenAffiliateImported: Reactor<AffiliateImported, MailPayload> = {
  name: 'mail-link-when-affiliate-imported',
  on: ['AffiliateImported'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data }) => (data.mailsLink ? mailPayload(welcomeMailing, data.affiliateId) : null),
};
