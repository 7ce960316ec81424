import type { KeptThing } from '@closewise/contracts/admin';
import { Injectable } from '@nestjs/common';
import type { JsonValue } from '@closewise/domain/events';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { personOf } from '../../platform/personal-data/subject.js';
import type { PersonalDataHolder } from '../../privacy/index.js';
import { Organizations, sessionSubjectOf, type KnownOrganization } from './organizations.js';

/** Whom organizations have named as their contact. Their subject is a part of the address. */
@Injectable()
export class OrganizationContacts implements PersonalDataHolder {
  readonly name = 'organization';

  constructor(
    private readonly organizations: Organizations,
    private readonly sessions: Sessions,
  ) {}

  async objection(subjectId: string): Promise<string | null> {
    const organization = await this.bySubject(subjectId);
    return organization?.status === 'waiting'
      ? `The organization ${organization.tag} waits for its approval: approve or reject it first`
      : null;
  }

  async named(subjectId: string): Promise<KeptThing[]> {
    const organization = await this.bySubject(subjectId);
    return organization?.person
      ? [{ kind: 'organization', name: organization.tag, status: organization.status }]
      : [];
  }

  /** An organization goes on without a contact; where they are signed in says who they are. */
  async erase(subjectId: string): Promise<void> {
    const organization = await this.bySubject(subjectId);
    if (organization) await this.sessions.endAll('organization', sessionSubjectOf(organization));
  }

  async export(subjectId: string): Promise<JsonValue> {
    const organization = await this.bySubject(subjectId);
    if (!organization?.person) return null;
    const { tag, name, status, person } = organization;
    return { ...person, tag, name, status };
  }

  private async bySubject(subjectId: string): Promise<KnownOrganization | null> {
    const organization = await this.organizations.atAddress(personOf(subjectId));
    return organization?.subjectId === subjectId ? organization : null;
  }
}
