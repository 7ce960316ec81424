import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  adminOrganizationsView,
  decideOrganizationRequest,
  organizationDecidedView,
  type AdminOrganizationsView,
  type DecideOrganizationRequest,
  type OrganizationDecidedView,
} from '@closewise/contracts/admin';
import { Access } from '../../platform/access/access.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { SignedIn } from '../../platform/auth/sessions/signed-in.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { shownInAudit } from '../../administration/index.js';
import { Projections } from '../../platform/projections/projection.js';
import { DecideOnOrganization } from '../approval/decide-on-organization.command.js';
import { AdminOrganizations } from './admin-organizations.js';
import { directoryProjection } from './directory.projection.js';

const problems = {
  400: 'Write a note that says what was checked',
  404: 'There is no organization with this tag',
};

/** Which organizations there are, and whether they may take part. */
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
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(organizationDecidedView)
  @ApiOperation({
    operationId: 'approveOrganization',
    summary: 'Let an organization take part: it is listed and earns',
  })
  @ApiParam({ name: 'tag', type: String })
  @ApiResponse({ status: HttpStatus.OK, description: 'Approved', standardSchema: organizationDecidedView })
  @ApiProblems(problems)
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
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(organizationDecidedView)
  @ApiOperation({
    operationId: 'rejectOrganization',
    summary: 'Turn an organization away: its tag and address are free again',
  })
  @ApiParam({ name: 'tag', type: String })
  @ApiResponse({ status: HttpStatus.OK, description: 'Rejected', standardSchema: organizationDecidedView })
  @ApiProblems({ ...problems, 409: 'This organization was approved already and cannot be rejected any more' })
  async reject(
    @Param('tag') tag: string,
    @Body({ schema: decideOrganizationRequest }) { note = '' }: DecideOrganizationRequest,
    @SignedIn() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<OrganizationDecidedView> {
    await this.decide(new DecideOnOrganization(tag, 'reject', note, contextOf(session, request)));
    return { success: true, message: `${tag.toUpperCase()} was rejected` };
  }

  /** Done when the list shows it, or after a second: its screen is read next. */
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
