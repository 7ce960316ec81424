import { Injectable } from '@nestjs/common';
import type { OrganizationMember, OrganizationMonth } from '@closewise/contracts/organizations';
import { dollarsOf } from '@closewise/domain/money';
import { Affiliates } from '../../affiliation/index.js';
import { Performance, type Member, type MemberCounts, type MembersShown } from '../dashboard/performance.js';

/** Read at once for a file. */
const PAGE = 500;

/** Who the members of an organization are, and what they have sold month by month. */
@Injectable()
export class OrganizationMembers {
  constructor(
    private readonly performance: Performance,
    private readonly affiliates: Affiliates,
  ) {}

  /** Pages count from 1. */
  async page(
    tag: string,
    { show, page, pageSize }: Readonly<{ show: MembersShown; page: number; pageSize: number }>,
  ): Promise<Readonly<{ members: OrganizationMember[]; counts: MemberCounts }>> {
    const range = { offset: (page - 1) * pageSize, limit: pageSize };
    const { members, counts } = await this.performance.members(tag, show, range);
    return { members: await Promise.all(members.map((member) => this.named(member))), counts };
  }

  async all(tag: string): Promise<OrganizationMember[]> {
    const all: OrganizationMember[] = [];
    for (let page = 1; ; page++) {
      const { members } = await this.page(tag, { show: 'all', page, pageSize: PAGE });
      all.push(...members);
      if (members.length < PAGE) return all;
    }
  }

  async months(tag: string): Promise<OrganizationMonth[]> {
    const months = await this.performance.months(tag);
    return months.map(({ month, sales, commissionCents, overrideCents, newMembers }) => ({
      month,
      newMembers,
      reportsSold: sales,
      agentEarnings: dollarsOf(commissionCents),
      organizationOverride: dollarsOf(overrideCents),
    }));
  }

  private async named(member: Member): Promise<OrganizationMember> {
    const affiliate = await this.affiliates.find(member.affiliateId);
    return {
      id: member.affiliateId,
      name: affiliate?.person?.name ?? '',
      email: affiliate?.person?.email ?? '',
      organizationMemberId: affiliate?.membership?.memberId ?? null,
      active: member.isActive,
      confirmed: member.isConfirmed,
      reportsSold: member.sales,
      agentEarnings: dollarsOf(member.commissionCents),
      organizationOverride: dollarsOf(member.overrideCents),
    };
  }
}
