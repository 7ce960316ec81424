import { mailAbout } from '../../platform/mail/mail.js';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { factOf, mailingOf } from './organization-mailings.js';
import type { MailOccasion } from './organization-mail-texts.js';

const occasions: Readonly<Record<string, MailOccasion>> = {
  OrganizationRegistered: 'received',
  OrganizationApproved: 'approved',
  OrganizationRejected: 'rejected',
};

/** The contact hears of the registration and of what was decided about it. */
export const mailContactWhenOrganizationDecided: Reactor = {
  name: 'mail-contact-when-organization-decided',
  on: Object.keys(occasions),
  startFrom: 'now',
  react: ({ type, data, revision }) =>
    mailAbout(mailingOf(occasions[type]!), factOf(String(data.tag), revision)),
};
