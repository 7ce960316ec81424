import { Controller, Get, HttpCode, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  affiliateDashboardView,
  affiliateMessageView,
  affiliateOnboardView,
  commissionSummaryView,
  linkVisitsView,
  type AffiliateDashboardView,
  type AffiliateMessageView,
  type AffiliateOnboardView,
  type CommissionSummaryView,
  type LinkVisitsView,
} from '@closewise/contracts/affiliates';
import { DomainError } from '@closewise/domain/events';
import { Access, WithoutStepUp } from '../../../platform/access/access.js';
import { type Session, SignedIn } from '../../../platform/auth/sessions/session.js';
import { Sessions } from '../../../platform/auth/sessions/sessions.js';
import { byRequest } from '../../../platform/commands/contexts.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../../platform/http/rate-limits/rate-limited.js';
import { Affiliates, type Affiliate } from '../affiliates.js';
import { ChangeAffiliate } from '../affiliate.commands.js';
import { SignInByLink } from '../links/sign-in-by-link.js';
import { AffiliateDashboards } from './affiliate-dashboards.js';
import { CommissionSummaries } from './affiliate-dashboards.js';
import { LinkVisitReader } from './affiliate-dashboards.js';

const linkProblems = {
  404: 'Invalid or expired dashboard link',
  429: 'Too many invalid links were opened from your network. Please try again in 10 minutes.',
};
const noAccount = { 404: 'There is no such affiliate' };

/** The affiliate's dashboard, by secret link or by the session it was exchanged for. */
@ApiTags('affiliates')
@Controller('api/affiliate')
export class AffiliateDashboardController {
  constructor(
    private readonly linkSignIn: SignInByLink,
    private readonly affiliates: Affiliates,
    private readonly dashboards: AffiliateDashboards,
    private readonly summaries: CommissionSummaries,
    private readonly visits: LinkVisitReader,
    private readonly commands: CommandBus,
    private readonly sessions: Sessions,
  ) {}

  @Get('dashboard/:token')
  @Access('visitor')
  @ResponseSchema(affiliateDashboardView)
  @ApiOperation({
    operationId: 'enterAffiliateDashboard',
    summary: 'The dashboard for a secret link; starts a session',
  })
  @ApiParam({ name: 'token', type: String })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The affiliate',
    standardSchema: affiliateDashboardView,
  })
  @ApiProblems(linkProblems)
  async signInByLink(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AffiliateDashboardView> {
    return this.dashboard(await this.linkSignIn.signIn(token, request, reply));
  }

  @Get('dashboard')
  @Access('affiliate')
  @ResponseSchema(affiliateDashboardView)
  @ApiOperation({
    operationId: 'readAffiliateDashboard',
    summary: 'The dashboard of the signed-in affiliate',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The affiliate',
    standardSchema: affiliateDashboardView,
  })
  @ApiProblems(noAccount)
  async own(@SignedIn() { subjectId }: Session): Promise<AffiliateDashboardView> {
    return this.dashboard(await this.requireAffiliate(subjectId));
  }

  @Get('dashboard/:token/commissions')
  @Access('visitor')
  @ResponseSchema(commissionSummaryView)
  @ApiOperation({
    operationId: 'readCommissionsByLink',
    summary: 'Earnings by month for a secret link',
  })
  @ApiParam({ name: 'token', type: String })
  @ApiResponse({ status: HttpStatus.OK, description: 'The months', standardSchema: commissionSummaryView })
  @ApiProblems(linkProblems)
  async commissions(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
  ): Promise<CommissionSummaryView> {
    return this.summary(await this.linkSignIn.identify(token, request));
  }

  @Get('commissions')
  @Access('affiliate')
  @ResponseSchema(commissionSummaryView)
  @ApiOperation({ operationId: 'readCommissions', summary: 'Your earnings by month' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The months', standardSchema: commissionSummaryView })
  @ApiProblems(noAccount)
  async ownCommissions(@SignedIn() { subjectId }: Session): Promise<CommissionSummaryView> {
    return this.summary(await this.requireAffiliate(subjectId));
  }

  @Get('visits')
  @Access('affiliate')
  @ResponseSchema(linkVisitsView)
  @ApiOperation({
    operationId: 'readLinkVisits',
    summary: 'Visits by your link and sales from them; counted without cookies',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The visits', standardSchema: linkVisitsView })
  @ApiProblems(noAccount)
  async ownVisits(@SignedIn() { subjectId }: Session): Promise<LinkVisitsView> {
    return { success: true, visits: await this.visits.read(await this.requireAffiliate(subjectId)) };
  }

  @Get('onboard/:token')
  @Access('visitor')
  @ResponseSchema(affiliateOnboardView)
  @ApiOperation({
    operationId: 'readAffiliateOnboarding',
    summary: 'A new account and its next steps, for a secret link; starts a session',
  })
  @ApiParam({ name: 'token', type: String })
  @ApiResponse({ status: HttpStatus.OK, description: 'The account', standardSchema: affiliateOnboardView })
  @ApiProblems(linkProblems)
  async onboard(
    @Param('token') token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AffiliateOnboardView> {
    const affiliate = await this.dashboards.show(await this.linkSignIn.signIn(token, request, reply));
    return { success: true, message: 'Your affiliate account has been created.', affiliate };
  }

  @Post('replace-link')
  @WithoutStepUp('the new link goes to the affiliate’s mailbox')
  @HttpCode(HttpStatus.OK)
  @Access('affiliate')
  @RateLimited('affiliate-replace-link', {
    points: 10,
    perSeconds: 3600,
    refusal: 'You have replaced the link several times.',
  })
  @ResponseSchema(affiliateMessageView)
  @ApiOperation({
    operationId: 'replaceDashboardLink',
    summary: 'End your link and all sessions immediately; a new link is mailed',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Replaced', standardSchema: affiliateMessageView })
  @ApiProblems({
    ...noAccount,
    409: 'This affiliate was terminated; that cannot be undone',
    410: 'This affiliate was deleted',
  })
  async replaceLink(
    @SignedIn() { subjectId }: Session,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AffiliateMessageView> {
    const { affiliateId } = await this.requireAffiliate(subjectId);
    const context = byRequest(`affiliate:${affiliateId}`, request);
    await this.commands.execute(new ChangeAffiliate(affiliateId, { type: 'ReplaceDashboardLink' }, context));
    await this.sessions.end('affiliate', request, reply);
    return { success: true, message: 'Your old link no longer works. We have emailed you a new one.' };
  }

  @Post('logout')
  @HttpCode(HttpStatus.OK)
  @Access('visitor')
  @ResponseSchema(affiliateMessageView)
  @ApiOperation({ operationId: 'signOutAffiliate', summary: 'End the session; succeeds without one, too' })
  @ApiResponse({ status: HttpStatus.OK, description: 'Signed out', standardSchema: affiliateMessageView })
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AffiliateMessageView> {
    await this.sessions.end('affiliate', request, reply);
    return { success: true, message: 'Logged out' };
  }

  private async requireAffiliate(affiliateId: string): Promise<Affiliate> {
    const affiliate = await this.affiliates.find(affiliateId);
    if (affiliate) return affiliate;
    throw new DomainError('affiliation.affiliate-unknown', 'There is no such affiliate');
  }

  private async dashboard(affiliate: Affiliate): Promise<AffiliateDashboardView> {
    const dashboard = await this.dashboards.show(affiliate);
    return { success: true, message: `Welcome back, ${dashboard.name}!`, affiliate: dashboard };
  }

  private async summary(affiliate: Affiliate): Promise<CommissionSummaryView> {
    return { success: true, commissionSummary: await this.summaries.summarize(affiliate) };
  }
}
