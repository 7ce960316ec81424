import { Injectable } from '@nestjs/common';
import {
  organizationDecider,
  organizationStream,
  takesEffectFor,
  type OrganizationState,
} from '@closewise/domain/organizations';
import { Decisions } from '../../platform/event-store/decisions.js';
import type { KnownAffiliate } from './affiliates.js';

/** How the organization that an affiliate names stands with us now. */
@Injectable()
export class OrganizationStandings {
  constructor(private readonly decisions: Decisions) {}

  /** Null when they name none, or a tag that nobody has. */
  async statusFor(affiliate: KnownAffiliate): Promise<'waiting' | 'approved' | null> {
    const organization = await this.of(affiliate);
    return organization === null || organization.status === 'free' ? null : organization.status;
  }

  /** Whether this is the account of an organization whose sales earn nothing, because it is not approved. */
  async waits(affiliate: KnownAffiliate): Promise<boolean> {
    if (!affiliate.isMaster) return false;
    const organization = await this.of(affiliate);
    return organization === null || !takesEffectFor(organization, affiliate);
  }

  private async of({ membership }: KnownAffiliate): Promise<OrganizationState | null> {
    if (!membership) return null;
    return this.decisions.load(organizationDecider, organizationStream(membership.organizationTag));
  }
}
