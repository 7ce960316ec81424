import { dayMs } from '@closewise/domain/calendar';
import { Injectable, Controller, Get, HttpStatus, Param, Query } from '@nestjs/common';
import {
  type OrganizationDashboardData,
  type TopAgent,
  dashboardRanges,
  organizationDashboardQuery,
  organizationDashboardView,
  type OrganizationDashboardQuery,
  type OrganizationDashboardView,
} from '@closewise/contracts/organizations';
import { dollarsOf } from '@closewise/domain/money';
import { mostTopAgents } from '@closewise/domain/organizations';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { PayoutSetup } from '../../billing/index.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { Affiliates, PayeeBalances } from '../../affiliation/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { type KnownOrganization, Organizations, tagOf, assertOwn } from '../accounts/organizations.js';
import { Performance, type AgentSales } from './performance.js';
import { Access } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';

/** An organization's dashboard: its members' sales and its earnings. */
@Injectable()
export class OrganizationDashboards {
  constructor(
    private readonly performance: Performance,
    private readonly affiliates: Affiliates,
    private readonly payouts: PayoutSetup,
    private readonly balances: PayeeBalances,
    private readonly clock: Clock,
  ) {}

  /** For the last `days` days, today included; null for all time. */
  async read(
    { tag, name, status, linkOpened }: KnownOrganization,
    days: number | null,
  ): Promise<OrganizationDashboardData> {
    const now = this.clock.now();
    const since = days === null ? null : dayOf(new Date(now.getTime() - (days - 1) * dayMs));
    const payee = { kind: 'organization', id: tag } as const;
    const account = await this.payouts.findAccount(payee, bySystem());
    const stripeConnected = account?.status === 'verified';
    const { activeAgents, total, month, best } = await this.performance.summarize(tag, {
      since,
      monthBegins: `${dayOf(now).slice(0, 7)}-01`,
      atMost: mostTopAgents,
    });
    return {
      tag,
      name,
      status,
      linkOpened,
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

  /** A former member is still named, but without contact data. */
  private async agent(tag: string, sold: AgentSales): Promise<TopAgent> {
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

/** An organization's dashboard, for the organization and for admins. */
@ApiTags('organization')
@Controller('api/organization/:tag/dashboard')
export class OrganizationDashboardController {
  constructor(
    private readonly organizations: Organizations,
    private readonly dashboards: OrganizationDashboards,
  ) {}

  @Get()
  @Access(['admin', 'auditor', 'organization'])
  @ResponseSchema(organizationDashboardView)
  @ApiOperation({
    operationId: 'readOrganizationDashboard',
    summary: "What an organization's members have sold, and what it has earned",
  })
  @ApiParam({ name: 'tag', type: String })
  @ApiQuery({ name: 'range', required: false, schema: { type: 'string', enum: [...dashboardRanges] } })
  @ApiResponse({ status: HttpStatus.OK, description: 'Sums', standardSchema: organizationDashboardView })
  @ApiProblems({
    400: 'Range must be 30, 90 or 365',
    403: 'You are signed in as another organization. Sign in as this one to go on.',
    404: 'There is no organization with this tag',
  })
  async show(
    @Param('tag') tag: string,
    @Query({ schema: organizationDashboardQuery }) { range }: OrganizationDashboardQuery,
    @SignedIn() session: Session,
  ): Promise<OrganizationDashboardView> {
    if (session.kind === 'organization') assertOwn(tagOf(session), tag);
    const organization = await this.organizations.require(tag);
    const days = range === undefined ? null : Number(range);
    return { success: true, data: await this.dashboards.read(organization, days) };
  }
}
