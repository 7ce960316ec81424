import { Injectable, Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import {
  type AdminOrganization,
  adminOrganizationsView,
  decideOrganizationRequest,
  organizationDecidedView,
  type AdminOrganizationsView,
  type DecideOrganizationRequest,
  type OrganizationDecidedView,
} from '@closewise/contracts/admin';
import { dashboardPathOf } from '@closewise/domain/organizations';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Organizations } from '../accounts/organizations.js';
import { OrganizationDirectory, directoryProjection } from './organization-directory.js';
import { Access, RequiresStepUp } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { shownInAudit } from '../../administration/index.js';
import { Projections } from '../../platform/projections/projection.js';
import { DecideOnOrganization } from '../approval/decide-on-organization.command.js';

/** Organizations with their contacts, for admins and the operator. */
@Injectable()
export class AdminOrganizations {
  constructor(
    private readonly directory: OrganizationDirectory,
    private readonly organizations: Organizations,
  ) {}

  /** Organizations waiting for approval first. */
  async list(): Promise<AdminOrganization[]> {
    const listed = await this.directory.all();
    return Promise.all(
      listed.map(async (organization) => {
        const known = await this.organizations.find(organization.tag);
        return {
          ...organization,
          contactName: known?.person?.contactName ?? null,
          contactEmail: known?.person?.email ?? null,
          dashboardPath: dashboardPathOf(organization.tag),
        };
      }),
    );
  }
}

const problems = {
  400: 'Write a note that says what was checked',
  404: 'There is no organization with this tag',
};

/** Lists, approves and rejects organizations. */
@ApiTags('admin')
@Access('admin')
@Controller('api/admin/organizations')
export class AdminOrganizationsController {
  constructor(
    private readonly organizations: AdminOrganizations,
    private readonly commands: CommandBus,
    private readonly projections: Projections,
  ) {}

  @Get()
  @Access(['admin', 'auditor'])
  @ResponseSchema(adminOrganizationsView)
  @ApiOperation({
    operationId: 'listOrganizations',
    summary: 'All organizations, those that wait for approval first',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'All', standardSchema: adminOrganizationsView })
  async list(): Promise<AdminOrganizationsView> {
    return { success: true, organizations: await this.organizations.list() };
  }

  @Post(':tag/approve')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(organizationDecidedView)
  @ApiOperation({
    operationId: 'approveOrganization',
    summary: 'Approve an organization: it is listed and earns',
  })
  @ApiParam({ name: 'tag', type: String })
  @ApiResponse({ status: HttpStatus.OK, description: 'Approved', standardSchema: organizationDecidedView })
  @ApiProblems({
    ...problems,
    409: 'The contact has not opened the emailed link yet, so the address may belong to someone else. Approve the organization after they open it.',
  })
  async approve(
    @Param('tag') tag: string,
    @Body({ schema: decideOrganizationRequest }) { note = '' }: DecideOrganizationRequest,
    @SignedIn() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<OrganizationDecidedView> {
    await this.decide(new DecideOnOrganization(tag, 'approve', note, contextOf(session, request)));
    return { success: true, message: `${tag.toUpperCase()} was approved` };
  }

  @Post(':tag/reject')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(organizationDecidedView)
  @ApiOperation({
    operationId: 'rejectOrganization',
    summary: 'Reject an organization: its tag and address become available again',
  })
  @ApiParam({ name: 'tag', type: String })
  @ApiResponse({ status: HttpStatus.OK, description: 'Rejected', standardSchema: organizationDecidedView })
  @ApiProblems({ ...problems, 409: 'This organization was already approved and can no longer be rejected' })
  async reject(
    @Param('tag') tag: string,
    @Body({ schema: decideOrganizationRequest }) { note = '' }: DecideOrganizationRequest,
    @SignedIn() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<OrganizationDecidedView> {
    await this.decide(new DecideOnOrganization(tag, 'reject', note, contextOf(session, request)));
    return { success: true, message: `${tag.toUpperCase()} was rejected` };
  }

  /** Returns once the list shows the decision, or after a second, since the screen reads the list next. */
  private async decide(command: DecideOnOrganization): Promise<void> {
    const decided = await this.commands.execute(command);
    if (!decided.appended) return;
    await Promise.all([
      this.projections.waitFor(directoryProjection.name, decided.appended.position),
      shownInAudit(this.projections, decided),
    ]);
  }
}

const contextOf = ({ subjectId }: Session, { id: correlationId }: FastifyRequest) => ({
  actor: `admin:${subjectId}`,
  correlationId,
});
