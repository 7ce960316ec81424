import { Controller, Get, HttpStatus, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  dashboardRanges,
  organizationDashboardQuery,
  organizationDashboardView,
  type OrganizationDashboardQuery,
  type OrganizationDashboardView,
} from '@closewise/contracts/organizations';
import { Access } from '../../platform/access/access.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { SignedIn } from '../../platform/auth/sessions/signed-in.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { Organizations, tagOf } from '../accounts/organizations.js';
import { assertOwn } from '../accounts/own-organization.js';
import { OrganizationDashboards } from './organization-dashboards.js';

/** What an organization's members have sold: for the organization itself, and for admins. */
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
    const organization = await this.organizations.named(tag);
    const days = range === undefined ? null : Number(range);
    return { success: true, data: await this.dashboards.of(organization, days) };
  }
}
