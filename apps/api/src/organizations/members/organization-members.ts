import { Injectable } from '@nestjs/common';
import type { OrganizationMember, OrganizationMonth } from '@closewise/contracts/organizations';
import { dollarsOf, centsOf, decimalDollars } from '@closewise/domain/money';
import { csvOf, textCell } from '@closewise/domain/csv';
import { Affiliates } from '../../affiliation/index.js';
import { Performance, type Member, type MemberCounts, type MemberFilter } from '../dashboard/performance.js';

/** Members per read for a file. */
const PAGE = 500;

/** An organization's members and their monthly sales. */
@Injectable()
export class OrganizationMembers {
  constructor(
    private readonly performance: Performance,
    private readonly affiliates: Affiliates,
  ) {}

  /** Pages count from 1. */
  async page(
    tag: string,
    { show, page, pageSize }: Readonly<{ show: MemberFilter; page: number; pageSize: number }>,
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

const head = [
  'name',
  'email',
  'member_id',
  'active',
  'confirmed',
  'reports_sold',
  'agent_earnings',
  'override',
];

/** Members as CSV, with amounts in dollars; cells are safe against formulas in spreadsheets. */
export const membersCsv = (members: readonly OrganizationMember[]): string =>
  csvOf([head, ...members.map(rowOf)]);

const rowOf = (member: OrganizationMember): string[] => [
  textCell(member.name),
  textCell(member.email),
  textCell(member.organizationMemberId ?? ''),
  member.active ? 'yes' : 'no',
  member.confirmed ? 'yes' : 'no',
  String(member.reportsSold),
  decimalDollars(centsOf(member.agentEarnings)),
  decimalDollars(centsOf(member.organizationOverride)),
];
