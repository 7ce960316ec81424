import { Injectable } from '@nestjs/common';
import type { OrganizationDashboardData, TopAgent } from '@closewise/contracts/organizations';
import { dollarsOf } from '@closewise/domain/money';
import { mostTopAgents } from '@closewise/domain/organizations';
import { PayoutSetup } from '../../billing/index.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { Affiliates, PayeeBalances } from '../../affiliation/index.js';
import { Clock } from '../../platform/clock/clock.js';
import type { KnownOrganization } from '../accounts/organizations.js';
import { Performance, type SoldByAgent } from './performance.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What an organization sees of its members and of what it earns. */
@Injectable()
export class OrganizationDashboards {
  constructor(
    private readonly performance: Performance,
    private readonly affiliates: Affiliates,
    private readonly payouts: PayoutSetup,
    private readonly balances: PayeeBalances,
    private readonly clock: Clock,
  ) {}

  /** Of the last so many days, today included; null: of all time. */
  async of(
    { tag, name, status }: KnownOrganization,
    days: number | null,
  ): Promise<OrganizationDashboardData> {
    const now = this.clock.now();
    const since = days === null ? null : dayOf(new Date(now.getTime() - (days - 1) * DAY_MS));
    const payee = { kind: 'organization', id: tag } as const;
    const account = await this.payouts.standing(payee, bySystem());
    const stripeConnected = account?.status === 'verified';
    const { activeAgents, total, month, best } = await this.performance.of(tag, {
      since,
      monthBegins: `${dayOf(now).slice(0, 7)}-01`,
      atMost: mostTopAgents,
    });
    return {
      tag,
      name,
      status,
      totalActiveAgents: activeAgents,
      totalOverrideEarnings: dollarsOf(total.overrideCents),
      currentMonthOverrideEarnings: dollarsOf(month.overrideCents),
      balance: dollarsOf(await this.balances.balanceOf({ kind: 'organization', id: tag }, null)),
      totalReportsSold: total.sales,
      currentMonthReportsSold: month.sales,
      topPerformingAgents: await Promise.all(best.map((sold) => this.agent(tag, sold))),
      stripeConnected,
      stripeDashboardUrl: null,
    };
  }

  /** Who went to another organization is still named, but cannot be reached any more. */
  private async agent(tag: string, sold: SoldByAgent): Promise<TopAgent> {
    const affiliate = await this.affiliates.find(sold.affiliateId);
    const membership = affiliate?.membership?.organizationTag === tag ? affiliate.membership : null;
    return {
      agentName: affiliate?.person?.name ?? '',
      agentEmail: (membership && affiliate?.person?.email) ?? '',
      organizationMemberId: membership?.memberId ?? null,
      reportsSold: sold.sales,
      agentEarnings: dollarsOf(sold.commissionCents),
      organizationOverride: dollarsOf(sold.overrideCents),
    };
  }
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
