import { Injectable } from '@nestjs/common';
import {
  noSuchOrganization,
  organizationDecider,
  organizationEmailDecider,
  organizationEmailStream,
  organizationStream,
  tagRule,
  type OrganizationState,
} from '@closewise/domain/organizations';
import type { Session } from '../../platform/auth/sessions/session.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { sessionSubject } from './registration-remains.js';

/** An organization that waits or takes part. */
export type KnownOrganization = Exclude<OrganizationState, { status: 'free' }>;

/** A stream that is never written: whoever looks for nobody reads as much as who looks for somebody. */
const NOBODY = '-';

/** Organizations as their streams tell them: what guards doors and money never reads a projection. */
@Injectable()
export class Organizations {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly personalData: PersonalData,
  ) {}

  /** The pseudonym under which an address is looked up. */
  keyOf(email: string): string {
    return this.personalData.subjectOfEmail(email);
  }

  /** By the tag, in any letter case. */
  async find(tag: string): Promise<KnownOrganization | null> {
    const known = tag.trim().toUpperCase();
    const stream = organizationStream(tagRule.form.test(known) ? known : NOBODY);
    const state = await this.executor.load(organizationDecider, stream);
    return state.status === 'free' ? null : state;
  }

  /** Refuses an unknown tag. */
  async named(tag: string): Promise<KnownOrganization> {
    const organization = await this.find(tag);
    if (organization) return organization;
    throw noSuchOrganization();
  }

  /** Who signs in by this address now. */
  async atAddress(emailKey: string): Promise<KnownOrganization | null> {
    const stream = organizationEmailStream(emailKey);
    const { owner } = await this.executor.load(organizationEmailDecider, stream);
    const organization = await this.find(owner?.tag ?? NOBODY);
    return organization?.emailKey === emailKey ? organization : null;
  }

  /** Whose session it is; null once that organization was rejected, also when its tag belongs to another one. */
  async signedIn(session: Session): Promise<KnownOrganization | null> {
    const organization = await this.find(tagOf(session));
    return organization && sessionSubjectOf(organization) === session.subjectId ? organization : null;
  }
}

/** By which sessions know this organization. */
export const sessionSubjectOf = ({ tag, masterAffiliateId }: KnownOrganization): string =>
  sessionSubject(tag, masterAffiliateId);

/** The tag of the organization that a session is of. */
export const tagOf = ({ subjectId }: Session): string => subjectId.split('.', 1)[0]!;
