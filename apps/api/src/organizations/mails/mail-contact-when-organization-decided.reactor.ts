import { typesOf } from '@closewise/domain/events';
import type {
  OrganizationApproved,
  OrganizationRegistered,
  OrganizationRejected,
} from '@closewise/domain/organizations';
import { mailAbout, type MailToSend, sendMailQueue } from '../../platform/mail/mail.js';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { factOf, mailingOf } from './organization-mailings.js';
import type { MailOccasion } from './organization-mail-texts.js';

type Decided = OrganizationRegistered | OrganizationApproved | OrganizationRejected;

const occasions: Readonly<Record<Decided['type'], MailOccasion>> = {
  OrganizationRegistered: 'received',
  OrganizationApproved: 'approved',
  OrganizationRejected: 'rejected',
};

/** The contact hears of the registration and of what was decided about it. */
export const mailContactWhenOrganizationDecided: Reactor<Decided, MailToSend> = {
  name: 'mail-contact-when-organization-decided',
  on: typesOf(occasions),
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ type, data, revision }) => mailAbout(mailingOf(occasions[type]), factOf(data.tag, revision)),
};
