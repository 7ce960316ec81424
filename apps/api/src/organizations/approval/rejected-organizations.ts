import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { organizationStream, type OrganizationRegistered } from '@closewise/domain/organizations';
import { DeleteAffiliate } from '../../affiliation/index.js';
import { Sessions } from '../../platform/auth/sessions.js';
import type { CommandContext } from '../../platform/event-store/decisions.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import { Erasure } from '../../platform/privacy/erasure.js';
import { Subjects } from '../../platform/privacy/subjects.js';
import { OrganizationEmails } from '../accounts/organization-emails.js';
import { OrganizationPasswords } from '../accounts/organization-passwords.js';

type Registration = OrganizationRegistered['data'];

/**
 * What has to follow a rejection outside the organization's stream. It goes by the stream alone, so that it may be
 * repeated at any time: a job does it again after every rejection.
 */
@Injectable()
export class RejectedOrganizations {
  constructor(
    private readonly history: StreamHistory,
    private readonly sessions: Sessions,
    private readonly passwords: OrganizationPasswords,
    private readonly emails: OrganizationEmails,
    private readonly commands: CommandBus,
    private readonly subjects: Subjects,
    private readonly erasure: Erasure,
  ) {}

  /** Sessions, password and master affiliate of every registration of the tag that was rejected go; addresses are free. */
  async settle(tag: string, context: CommandContext): Promise<void> {
    for (const registration of await this.of(tag)) {
      const { masterAffiliateId, emailKey } = registration;
      await this.sessions.endAll('organization', `${tag}.${masterAffiliateId}`);
      await this.passwords.keepOnly(masterAffiliateId, null);
      await this.commands.execute(
        new DeleteAffiliate(masterAffiliateId, 'The organization was rejected', context),
      );
      await this.emails.release(emailKey, registration, context);
    }
  }

  /** Erases the contacts: once the mail about the rejection has gone, or when it never will. */
  async erase(tag: string, context: CommandContext): Promise<void> {
    for (const { subjectId } of await this.of(tag)) {
      await this.erasure.erase(await this.subjects.alone(subjectId), 'retention', context);
    }
  }

  private async of(tag: string): Promise<Registration[]> {
    return rejectedIn(await this.history.read(organizationStream(tag)));
  }
}

/** The registrations in a stream of a tag that ended in a rejection, oldest first. */
export function rejectedIn(events: readonly RecordedEvent[]): Registration[] {
  const rejected: Registration[] = [];
  let waiting: Registration | null = null;
  for (const { type, data } of events) {
    if (type === 'OrganizationRegistered') waiting = data as unknown as Registration;
    if (type === 'OrganizationRejected' && waiting) rejected.push(waiting);
  }
  return rejected;
}
