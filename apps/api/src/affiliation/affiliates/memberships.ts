import { Injectable } from '@nestjs/common';
import { isApprovedFor, harTag, type Membership } from '@closewise/domain/affiliation';
import { OrganizationStandings } from '../ports.js';
import type { Affiliate } from './affiliates.js';
import type { SignupRequest } from '@closewise/contracts/affiliates';
import { assertNamesNobody, DomainError } from '@closewise/domain/events';

/** Memberships of affiliates in organizations. */
@Injectable()
export class Memberships {
  constructor(private readonly standings: OrganizationStandings) {}

  /** The membership in a sign-up request. Refuses an organization that is not approved. */
  async fromRequest(request: SignupRequest): Promise<Membership | null> {
    if (request.isHarMember) return { organizationTag: harTag, memberId: memberIdIn(request.harMemberId) };
    return this.inOrganization(request.organizationTag, request.organizationMemberId);
  }

  /** By tag in any letter case; null for an empty tag. Refuses an organization that is not approved. */
  async inOrganization(organizationTag: MaybeText, memberId: MaybeText): Promise<Membership | null> {
    const tag = trimmed(organizationTag)?.toUpperCase();
    if (!tag) return null;
    const organization = await this.standings.find(tag);
    if (organization?.status === 'approved') return { organizationTag: tag, memberId: memberIdIn(memberId) };
    throw new DomainError(
      'affiliation.organization-unknown',
      'We do not know this organization. Please check its tag, or leave it out.',
    );
  }

  /** Status of the affiliate's organization; null without one, or if no organization has the tag. */
  async organizationStatus({ membership }: Affiliate): Promise<'waiting' | 'approved' | null> {
    const standing = membership && (await this.standings.find(membership.organizationTag));
    return standing?.status ?? null;
  }

  /** Whether this is the master account of an organization that is not approved, so that its sales earn nothing. */
  async awaitsApproval(affiliate: Affiliate): Promise<boolean> {
    const { isMaster, membership } = affiliate;
    if (!isMaster) return false;
    return !isApprovedFor(membership && (await this.standings.find(membership.organizationTag)), affiliate);
  }
}

type MaybeText = string | null | undefined;

/** Refuses personal data here already: registration claims an address and a code before the decider checks it. */
function memberIdIn(text: MaybeText): string | null {
  const memberId = trimmed(text);
  assertNamesNobody(memberId);
  return memberId;
}

const trimmed = (text: MaybeText): string | null => text?.trim() || null;
