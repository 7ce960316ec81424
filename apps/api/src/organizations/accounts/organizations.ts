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
import { DomainError } from '@closewise/domain/events';
import type { Session } from '../../platform/auth/sessions/session.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { sessionSubject } from './registration-remains.js';
import { Database } from '../../platform/database/database.js';
import { ExclusiveWork } from '../../platform/database/exclusive-work.js';

/** An organization that waits for approval or is approved. */
export type KnownOrganization = Exclude<OrganizationState, { status: 'free' }>;

/** A stream that is never written: an unknown tag costs the same read as a known one. */
const NOBODY = '-';

/** Organizations, read from their streams, since access and money must not depend on a projection. */
@Injectable()
export class Organizations {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly personalData: PersonalData,
  ) {}

  /** The pseudonym by which an email address is looked up. */
  keyOf(email: string): string {
    return this.personalData.subjectOfEmail(email);
  }

  /** By tag in any case. */
  async find(tag: string): Promise<KnownOrganization | null> {
    const known = tag.trim().toUpperCase();
    const stream = organizationStream(tagRule.form.test(known) ? known : NOBODY);
    const state = await this.executor.load(organizationDecider, stream);
    return state.status === 'free' ? null : state;
  }

  /** Refuses an unknown tag. */
  async require(tag: string): Promise<KnownOrganization> {
    const organization = await this.find(tag);
    if (organization) return organization;
    throw noSuchOrganization();
  }

  /** The organization that signs in with this address now. */
  async findByEmailKey(emailKey: string): Promise<KnownOrganization | null> {
    const stream = organizationEmailStream(emailKey);
    const { owner } = await this.executor.load(organizationEmailDecider, stream);
    const organization = await this.find(owner?.tag ?? NOBODY);
    return organization?.emailKey === emailKey ? organization : null;
  }

  /** The session's organization; null after its rejection, even if the tag now belongs to another one. */
  async signedIn(session: Session): Promise<KnownOrganization | null> {
    const organization = await this.find(tagOf(session));
    return organization && sessionSubjectOf(organization) === session.subjectId ? organization : null;
  }
}

/** The subject of this organization's sessions. */
export const sessionSubjectOf = ({ tag, masterAffiliateId }: KnownOrganization): string =>
  sessionSubject(tag, masterAffiliateId);

/** The tag of a session's organization. */
export const tagOf = ({ subjectId }: Session): string => subjectId.split('.', 1)[0]!;

/** Allows one account change at a time across all processes, since tag, address, hash and events must match. */
@Injectable()
export class OrganizationChanges extends ExclusiveWork {
  constructor(database: Database) {
    super(database, 'closewise organization accounts');
  }
}

/** Refuses a request that names another organization than the signed-in one; null and undefined are ignored. */
export function assertOwn(tag: string, ...named: readonly (string | number | null | undefined)[]): void {
  if (named.every((one) => one == null || String(one).trim().toUpperCase() === tag)) return;
  throw new DomainError(
    'organizations.other-organization',
    'You are signed in as another organization. Sign in as this one to go on.',
  );
}
