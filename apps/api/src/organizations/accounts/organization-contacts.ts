import type { StoredItem } from '@closewise/contracts/admin';
import { Injectable } from '@nestjs/common';
import type { JsonValue } from '@closewise/domain/events';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { personOfSubject } from '../../platform/personal-data/subject.js';
import type { PersonalDataHolder } from '../../privacy/index.js';
import { Organizations, sessionSubjectOf, type KnownOrganization } from './organizations.js';

/** The contacts of organizations. Their subject is derived from the email address. */
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
      ? `The organization ${organization.tag} is waiting for approval. Approve or reject it first.`
      : null;
  }

  async listItems(subjectId: string): Promise<StoredItem[]> {
    const organization = await this.bySubject(subjectId);
    return organization?.person
      ? [{ kind: 'organization', name: organization.tag, status: organization.status }]
      : [];
  }

  /** The organization continues without a contact; its sessions end, since they identify the person. */
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
    const organization = await this.organizations.findByEmailKey(personOfSubject(subjectId));
    return organization?.subjectId === subjectId ? organization : null;
  }
}
