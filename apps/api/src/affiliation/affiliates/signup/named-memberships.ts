import { Injectable } from '@nestjs/common';
import type { SignupRequest } from '@closewise/contracts/affiliates';
import { harTag, type Membership } from '@closewise/domain/affiliation';
import { assertNamesNobody, DomainError } from '@closewise/domain/events';
import { OrganizationStandings } from '../../ports.js';

/** Which organization somebody names when signing up, or an admin for them. */
@Injectable()
export class NamedMemberships {
  constructor(private readonly standings: OrganizationStandings) {}

  /** Refuses an organization that does not take part. */
  async of(request: SignupRequest): Promise<Membership | null> {
    if (request.isHarMember) return { organizationTag: harTag, memberId: memberIdIn(request.harMemberId) };
    return this.inOrganization(request.organizationTag, request.organizationMemberId);
  }

  /** By tag in any letter case; none for an empty one. */
  async inOrganization(namedTag: MaybeText, memberId: MaybeText): Promise<Membership | null> {
    const tag = given(namedTag)?.toUpperCase();
    if (!tag) return null;
    const organization = await this.standings.find(tag);
    if (organization?.status === 'approved') return { organizationTag: tag, memberId: memberIdIn(memberId) };
    throw new DomainError(
      'affiliation.organization-unknown',
      'We do not know this organization. Please check its tag, or leave it out.',
    );
  }
}

type MaybeText = string | null | undefined;

/** Refused here already: what follows claims the address and a code before the decider sees it. */
function memberIdIn(text: MaybeText): string | null {
  const memberId = given(text);
  assertNamesNobody(memberId);
  return memberId;
}

const given = (text: MaybeText): string | null => text?.trim() || null;
