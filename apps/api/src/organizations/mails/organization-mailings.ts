import { Injectable } from '@nestjs/common';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import { dashboardPathOf, organizationStream } from '@closewise/domain/organizations';
import { bySystem } from '../../platform/commands/contexts.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mailing } from '../../platform/mail/mail.js';
import { partOf, personOf } from '../../platform/personal-data/subject.js';
import { registrationIn, RejectedOrganizations } from '../approval/rejected-organizations.js';
import { organizationLetter } from './organization-letter.js';
import { organizationMailTexts, type MailOccasion } from './organization-mail-texts.js';

/** The mailing of an occasion. */
export const mailingOf = (occasion: MailOccasion): string => `organization-${occasion}`;

/** By which a mail names the event that it is about: a tag alone may go to another organization. */
export const factOf = (tag: string, revision: number): string => `${tag}:${revision}`;

/** The mails to an organization's contact: what became of the registration. */
@Injectable()
export class OrganizationMailings {
  constructor(
    private readonly history: StreamHistory<ClosewiseEvent>,
    private readonly config: ServerConfig,
    private readonly rejected: RejectedOrganizations,
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
    const registration = registrationIn(events.filter((event) => event.revision <= Number(revision)));
    if (!registration?.person) return null;
    const { subjectId, masterAffiliateId, person, name } = registration;
    const reader = {
      ...person,
      // Else the erasure that follows a rejection would take the mail about it out of the mailbox.
      subjectId:
        occasion === 'rejected' ? partOf(personOf(subjectId), `rejected-${masterAffiliateId}`) : subjectId,
      dashboard: `${this.config.publicUrl}${dashboardPathOf(tag)}`,
    };
    return organizationLetter(reader, organizationMailTexts[occasion](name));
  }
}
