import { Injectable } from '@nestjs/common';
import {
  dashboardPathOf,
  organizationStream,
  type OrganizationEvent,
  type OrganizationApproved,
  type OrganizationRegistered,
  type OrganizationRejected,
} from '@closewise/domain/organizations';
import { eventTypes } from '@closewise/domain/events';
import { bySystem } from '../../platform/commands/contexts.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import {
  type Letter,
  type Mailing,
  mailPayload,
  type MailPayload,
  sendMailQueue,
} from '../../platform/mail/mail.js';
import { subjectPart, personOfSubject } from '../../platform/personal-data/subject.js';
import { registrationIn, RejectedOrganizations } from '../approval/rejected-organizations.js';
import { RegistrationLinks } from '../registration/link/registration-links.js';
import { type MailOccasion, organizationLetter, organizationMailTexts } from './organization-letter.js';
import type { Reactor } from '../../platform/reactors/reactor.js';

/** The name of an occasion's mailing. */
const mailingOf = (occasion: MailOccasion): string => `organization-${occasion}`;

/** Identifies the event that an email is about, since a tag can pass to another organization. */
const factOf = (tag: string, revision: number): string => `${tag}:${revision}`;

/** Emails to an organization's contact about the registration. */
@Injectable()
export class OrganizationMailings {
  constructor(
    private readonly history: StreamHistory<OrganizationEvent>,
    private readonly config: ServerConfig,
    private readonly rejected: RejectedOrganizations,
    private readonly links: RegistrationLinks,
  ) {}

  all(): Mailing[] {
    return [
      this.mailing('received'),
      this.mailing('approved'),
      this.mailing('rejected', (tag, correlationId) => this.rejected.erase(tag, bySystem(correlationId))),
    ];
  }

  private mailing(
    occasion: MailOccasion,
    afterwards: (tag: string, correlationId: string) => Promise<void> = async () => undefined,
  ): Mailing {
    return {
      name: mailingOf(occasion),
      compose: (fact) => this.letter(occasion, fact),
      sent: (fact, correlationId) => afterwards(fact.split(':')[0]!, correlationId),
    };
  }

  private async letter(occasion: MailOccasion, fact: string): Promise<Letter | null> {
    const [tag = '', revision] = fact.split(':');
    const events = await this.history.read(organizationStream(tag));
    const before = events.filter((event) => event.revision <= Number(revision));
    const registration = registrationIn(before);
    if (!registration?.person || !isDue(before.at(-1)!)) return null;
    const { subjectId, masterAffiliateId, person, name } = registration;
    const isProven = wasProven(before);
    const reader = {
      email: person.email,
      contactName: isProven ? person.contactName : null,
      // A separate subject, so that the erasure after a rejection does not remove the queued email about it.
      subjectId:
        occasion === 'rejected'
          ? subjectPart(personOfSubject(subjectId), `rejected-${masterAffiliateId}`)
          : subjectId,
      link:
        occasion === 'received'
          ? this.links.addressFor(registration)
          : `${this.config.publicUrl}${dashboardPathOf(tag)}`,
    };
    return organizationLetter(reader, organizationMailTexts[occasion](isProven ? name : null));
  }
}

/** No email if the owner of the address disowned the registration or did not open the link in time. */
const isDue = (event: OrganizationEvent): boolean =>
  event.type !== 'OrganizationRejected' || event.data.cause === 'admin';

/** Whether the link of the latest registration was opened. */
const wasProven = (events: readonly OrganizationEvent[]): boolean =>
  events
    .slice(events.findLastIndex(({ type }) => type === 'OrganizationRegistered'))
    .some(({ type }) => type === 'OrganizationLinkOpened');

type Decided = OrganizationRegistered | OrganizationApproved | OrganizationRejected;

const occasions: Readonly<Record<Decided['type'], MailOccasion>> = {
  OrganizationRegistered: 'received',
  OrganizationApproved: 'approved',
  OrganizationRejected: 'rejected',
};

/** Emails the contact about the registration and the decision on it. */
export const mailContactWhenOrganizationDecided: Reactor<Decided, MailPayload> = {
  name: 'mail-contact-when-organization-decided',
  on: eventTypes(occasions),
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ type, data, revision }) => mailPayload(mailingOf(occasions[type]), factOf(data.tag, revision)),
};
