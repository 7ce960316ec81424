import { Injectable } from '@nestjs/common';
import { isApprovedFor } from '@closewise/domain/affiliation';
import { OrganizationStandings } from '../ports.js';
import type { KnownAffiliate } from './affiliates.js';

/** How the organization that an affiliate names stands with us now. */
@Injectable()
export class NamedOrganizations {
  constructor(private readonly standings: OrganizationStandings) {}

  /** Null when they name none, or a tag that nobody has. */
  async statusFor({ membership }: KnownAffiliate): Promise<'waiting' | 'approved' | null> {
    const standing = membership && (await this.standings.find(membership.organizationTag));
    return standing?.status ?? null;
  }

  /** Whether this is the account of an organization whose sales earn nothing, because it is not approved. */
  async waits(affiliate: KnownAffiliate): Promise<boolean> {
    const { isMaster, membership } = affiliate;
    if (!isMaster) return false;
    return !isApprovedFor(membership && (await this.standings.find(membership.organizationTag)), affiliate);
  }
}
