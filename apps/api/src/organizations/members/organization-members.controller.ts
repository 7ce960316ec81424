import { csvDownload } from '@closewise/domain/csv';
import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  memberDecisionView,
  organizationMembersQuery,
  organizationMembersView,
  organizationMonthsView,
  rejectMemberRequest,
  type MemberDecisionView,
  type OrganizationMembersQuery,
  type OrganizationMembersView,
  type OrganizationMonthsView,
  type RejectMemberRequest,
} from '@closewise/contracts/organizations';
import { linkUnopened } from '@closewise/domain/organizations';
import { ChangeAffiliate } from '../../affiliation/index.js';
import { Access, RequiresStepUp, WithoutStepUp } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { Organizations, tagOf, assertOwn } from '../accounts/organizations.js';
import { membersCsv, OrganizationMembers } from './organization-members.js';

const problems = {
  403: 'You are signed in as another organization. Sign in as this one to go on.',
  404: 'There is no organization with this tag',
  409: 'Please open the link in our email first. It confirms that this email address is yours.',
};
const decisionProblems = {
  403: problems[403],
  404: 'This affiliate is not a member of AUSTIN; load the list of members again',
  409: problems[409],
};

/** An organization's members, their confirmation or rejection, and their monthly sales. */
@ApiTags('organization')
@Controller('api/organization/:tag')
export class OrganizationMembersController {
  constructor(
    private readonly organizations: Organizations,
    private readonly members: OrganizationMembers,
    private readonly commands: CommandBus,
  ) {}

  @Get('members')
  @Access(['admin', 'auditor', 'organization'])
  @ResponseSchema(organizationMembersView)
  @ApiOperation({
    operationId: 'listOrganizationMembers',
    summary: 'All members, including those without a sale, ordered by sales',
  })
  @ApiParam({ name: 'tag', type: String })
  @ApiResponse({ status: HttpStatus.OK, description: 'One page', standardSchema: organizationMembersView })
  @ApiProblems({ 400: 'Show must be one of all, unconfirmed, without-sale', ...problems })
  async list(
    @Param('tag') named: string,
    @Query({ schema: organizationMembersQuery }) query: OrganizationMembersQuery,
    @SignedIn() session: Session,
  ): Promise<OrganizationMembersView> {
    return { success: true, ...(await this.members.page(await this.seenBy(session, named), query)) };
  }

  @Get('members.csv')
  @Access('organization')
  @ApiOperation({ operationId: 'downloadOrganizationMembers', summary: 'All members as CSV' })
  @ApiParam({ name: 'tag', type: String })
  @ApiProduces('text/csv')
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The file',
    schema: { type: 'string', format: 'binary', example: 'name,email,member_id,active,confirmed' },
  })
  @ApiProblems(problems)
  async download(
    @Param('tag') named: string,
    @SignedIn() session: Session,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const tag = await this.seenBy(session, named);
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="closewise-members-${tag}.csv"`)
      .send(Buffer.from(csvDownload(membersCsv(await this.members.all(tag)))));
  }

  @Get('months')
  @Access(['admin', 'auditor', 'organization'])
  @ResponseSchema(organizationMonthsView)
  @ApiOperation({ operationId: 'listOrganizationMonths', summary: 'Sales of the members by month' })
  @ApiParam({ name: 'tag', type: String })
  @ApiResponse({ status: HttpStatus.OK, description: 'The months', standardSchema: organizationMonthsView })
  @ApiProblems(problems)
  async months(@Param('tag') named: string, @SignedIn() session: Session): Promise<OrganizationMonthsView> {
    return { success: true, months: await this.members.months(await this.seenBy(session, named)) };
  }

  @Post('members/:affiliateId/confirm')
  @WithoutStepUp('does not change what anyone earns')
  @Access('organization')
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(memberDecisionView)
  @ApiOperation({ operationId: 'confirmMember', summary: 'Confirm that an affiliate is your member' })
  @ApiParam({ name: 'tag', type: String })
  @ApiParam({ name: 'affiliateId', type: String })
  @ApiResponse({ status: HttpStatus.OK, description: 'Confirmed', standardSchema: memberDecisionView })
  @ApiProblems(decisionProblems)
  async confirm(
    @Param('tag') named: string,
    @Param('affiliateId') affiliateId: string,
    @SignedIn() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<MemberDecisionView> {
    const organizationTag = await this.seenBy(session, named);
    const context = byRequest(`organization:${organizationTag}`, request);
    const change = { type: 'ConfirmMembership', organizationTag } as const;
    await this.commands.execute(new ChangeAffiliate(affiliateId, change, context));
    return { success: true, message: 'The membership is confirmed.' };
  }

  @Post('members/:affiliateId/reject')
  @Access('organization')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @ResponseSchema(memberDecisionView)
  @ApiOperation({
    operationId: 'rejectMember',
    summary: 'Declare that an affiliate is not your member; you earn no override on later sales',
  })
  @ApiParam({ name: 'tag', type: String })
  @ApiParam({ name: 'affiliateId', type: String })
  @ApiResponse({ status: HttpStatus.OK, description: 'Rejected', standardSchema: memberDecisionView })
  @ApiProblems({ 400: 'Please say why they are not your member', ...decisionProblems })
  async reject(
    @Param('tag') named: string,
    @Param('affiliateId') affiliateId: string,
    @Body({ schema: rejectMemberRequest }) { reason }: RejectMemberRequest,
    @SignedIn() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<MemberDecisionView> {
    const organizationTag = await this.seenBy(session, named);
    const context = byRequest(`organization:${organizationTag}`, request);
    const change = { type: 'RejectMembership', organizationTag, reason: reason.trim() } as const;
    await this.commands.execute(new ChangeAffiliate(affiliateId, change, context));
    return { success: true, message: 'The membership is rejected.' };
  }

  /**
   * The tag of an organization that this session may view: its own once the mailed link was opened, or any for admins and
   * auditors.
   */
  private async seenBy(session: Session, named: string): Promise<string> {
    if (session.kind === 'organization') assertOwn(tagOf(session), named);
    const { tag, linkOpened } = await this.organizations.require(named);
    if (session.kind === 'organization' && !linkOpened) throw linkUnopened();
    return tag;
  }
}
