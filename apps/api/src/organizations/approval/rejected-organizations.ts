import { Injectable } from '@nestjs/common';
import {
  organizationStream,
  type OrganizationRegistered,
  type OrganizationEvent,
} from '@closewise/domain/organizations';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import { Erasure, Subjects } from '../../privacy/index.js';
import { RegistrationRemains } from '../accounts/registration-remains.js';

/**
 * Cleanup after a rejection, outside the organization's stream. It depends on the stream alone and can be repeated at any
 * time: a job repeats it after every rejection.
 */
@Injectable()
export class RejectedOrganizations {
  constructor(
    private readonly history: StreamHistory<OrganizationEvent>,
    private readonly remains: RegistrationRemains,
    private readonly subjects: Subjects,
    private readonly erasure: Erasure,
  ) {}

  /** Removes sessions, password and master affiliate of every rejected registration of the tag, and frees the addresses. */
  async complete(tag: string, context: CommandContext): Promise<void> {
    for (const registration of await this.findRejected(tag)) {
      await this.remains.remove(registration, 'The organization was rejected', context);
    }
  }

  /** Erases the contacts, once the rejection email was sent or given up. */
  async erase(tag: string, context: CommandContext): Promise<void> {
    for (const { subjectId } of await this.findRejected(tag)) {
      await this.erasure.erase(await this.subjects.alone(subjectId), 'retention', context);
    }
  }

  private async findRejected(tag: string): Promise<OrganizationRegistered['data'][]> {
    return rejectedIn(await this.history.read(organizationStream(tag)));
  }
}

/** The rejected registrations in a tag's stream, oldest first. */
function rejectedIn(events: readonly OrganizationEvent[]): OrganizationRegistered['data'][] {
  return events.flatMap(({ type }, place) => {
    const registered = type === 'OrganizationRejected' ? registrationIn(events.slice(0, place)) : null;
    return registered ?? [];
  });
}

/** The latest registration in these events of a tag's stream. */
export function registrationIn(events: readonly OrganizationEvent[]): OrganizationRegistered['data'] | null {
  return events.findLast((event) => event.type === 'OrganizationRegistered')?.data ?? null;
}
