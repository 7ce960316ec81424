import { Injectable } from '@nestjs/common';
import type { SignupRequest } from '@closewise/contracts/affiliates';
import type { Membership } from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { harTag, organizationDecider, organizationStream } from '@closewise/domain/organizations';
import { Decisions } from '../../../platform/event-store/decisions.js';

/** Which organization somebody names when signing up. */
@Injectable()
export class NamedMemberships {
  constructor(private readonly decisions: Decisions) {}

  /** Refuses an organization that does not take part. */
  async of(request: SignupRequest): Promise<Membership | null> {
    if (request.isHarMember) return { organizationTag: harTag, memberId: given(request.harMemberId) };
    const tag = given(request.organizationTag)?.toUpperCase();
    if (!tag) return null;
    const organization = await this.decisions.load(organizationDecider, organizationStream(tag));
    if (organization.status === 'approved') {
      return { organizationTag: tag, memberId: given(request.organizationMemberId) };
    }
    throw new DomainError(
      'affiliation.organization-unknown',
      'We do not know this organization. Please check its tag, or leave it out.',
    );
  }
}

const given = (text: string | null | undefined): string | null => text?.trim() || null;
