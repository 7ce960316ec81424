import { Injectable } from '@nestjs/common';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import { organizationStream, type OrganizationRegistered } from '@closewise/domain/organizations';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import { Erasure, Subjects } from '../../privacy/index.js';
import { RegistrationRemains } from '../accounts/registration-remains.js';

/**
 * What has to follow a rejection outside the organization's stream. It goes by the stream alone, so that it may be
 * repeated at any time: a job does it again after every rejection.
 */
@Injectable()
export class RejectedOrganizations {
  constructor(
    private readonly history: StreamHistory<ClosewiseEvent>,
    private readonly remains: RegistrationRemains,
    private readonly subjects: Subjects,
    private readonly erasure: Erasure,
  ) {}

  /** Sessions, password and master affiliate of every registration of the tag that was rejected go; addresses are free. */
  async complete(tag: string, context: CommandContext): Promise<void> {
    for (const registration of await this.of(tag)) {
      await this.remains.remove(registration, 'The organization was rejected', context);
    }
  }

  /** Erases the contacts: once the mail about the rejection has gone, or when it never will. */
  async erase(tag: string, context: CommandContext): Promise<void> {
    for (const { subjectId } of await this.of(tag)) {
      await this.erasure.erase(await this.subjects.alone(subjectId), 'retention', context);
    }
  }

  private async of(tag: string): Promise<OrganizationRegistered['data'][]> {
    return rejectedIn(await this.history.read(organizationStream(tag)));
  }
}

/** The registrations in a stream of a tag that ended in a rejection, oldest first. */
function rejectedIn(events: readonly ClosewiseEvent[]): OrganizationRegistered['data'][] {
  return events.flatMap(({ type }, place) => {
    const registered = type === 'OrganizationRejected' ? registrationIn(events.slice(0, place)) : null;
    return registered ?? [];
  });
}

/** The registration that was in force after these events of a stream of a tag. */
export function registrationIn(events: readonly ClosewiseEvent[]): OrganizationRegistered['data'] | null {
  return events.findLast((event) => event.type === 'OrganizationRegistered')?.data ?? null;
}
