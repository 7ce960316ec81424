import { setTimeout } from 'node:timers/promises';
import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  affiliateMessageView,
  notMeRequest,
  sendLinkRequest,
  signupRequest,
  type AffiliateMessageView,
  type NotMeRequest,
  type SendLinkRequest,
  type SignupRequest,
} from '@closewise/contracts/affiliates';
import { DomainError, type ErrorCode } from '@closewise/domain/events';
import { Access } from '../../../platform/access/access.js';
import { byRequest } from '../../../platform/commands/contexts.js';
import { ResponseSchema } from '../../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../../platform/http/rate-limits/rate-limited.js';
import { DashboardLinks } from '../links/dashboard-links.js';
import { SendLink } from '../links/send-link.js';
import { RegisterAffiliate } from '../register-affiliate.command.js';
import { DisownSignUp } from './disown-sign-up.js';
import { NamedMemberships } from './named-memberships.js';

const knownAddress = new Set<ErrorCode>(['affiliation.email-taken', 'affiliation.email-barred']);
/** Longer than either path takes, so that the time of an answer does not tell a known address from a new one. */
const evenMs = 150;

/** Where affiliates register, ask for their link, or say that they never registered. */
@ApiTags('affiliates')
@Access('visitor')
@Controller('api/affiliate')
export class SignupController {
  constructor(
    private readonly commands: CommandBus,
    private readonly memberships: NamedMemberships,
    private readonly sendLink: SendLink,
    private readonly links: DashboardLinks,
    private readonly disown: DisownSignUp,
  ) {}

  @Post('signup')
  @HttpCode(HttpStatus.CREATED)
  @RateLimited('affiliate-signups', {
    points: 30,
    perSeconds: 600,
    refusal: 'So many people have registered from your network that we must ask you to wait.',
  })
  @ResponseSchema(affiliateMessageView)
  @ApiOperation({
    operationId: 'signUpAffiliate',
    summary: 'Register as an affiliate; the dashboard link comes by mail, to a known address as well',
  })
  @ApiResponse({
    status: HttpStatus.CREATED,
    description: 'Registered',
    standardSchema: affiliateMessageView,
  })
  @ApiProblems({ 400: 'Name must be at least 2 characters' })
  async signUp(
    @Body({ schema: signupRequest }) request: SignupRequest,
    @Req() sent: FastifyRequest,
  ): Promise<AffiliateMessageView> {
    const { name, email, website } = request;
    const person = { name: name.trim(), email: email.trim(), website: website?.trim() || null };
    const membership = await this.memberships.of(request);
    const affiliate = { person, membership, isMaster: false, registeredBy: 'affiliate' } as const;
    const context = byRequest('visitor', sent);
    await Promise.all([this.register(new RegisterAffiliate(affiliate, context)), setTimeout(evenMs)]);
    return {
      success: true,
      message: 'Registration successful. Check your email for your affiliate dashboard link.',
    };
  }

  /** A known address is answered like a new one: only its mailbox learns that it has an account, or may have none. */
  private async register(command: RegisterAffiliate): Promise<void> {
    try {
      await this.commands.execute(command);
    } catch (error) {
      if (!(error instanceof DomainError) || !knownAddress.has(error.code)) throw error;
      await this.sendLink.quietly(command.affiliate.person.email);
    }
  }

  @Post('send-link')
  @HttpCode(HttpStatus.OK)
  @RateLimited('affiliate-send-link', {
    points: 20,
    perSeconds: 600,
    refusal: 'So many links were asked for from your network that we must ask you to wait.',
  })
  @ResponseSchema(affiliateMessageView)
  @ApiOperation({
    operationId: 'sendDashboardLink',
    summary: 'Mail the dashboard link again; the same answer for every address',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Accepted', standardSchema: affiliateMessageView })
  @ApiProblems({ 400: 'Please enter a valid email address' })
  async sendAgain(
    @Body({ schema: sendLinkRequest }) { email }: SendLinkRequest,
  ): Promise<AffiliateMessageView> {
    await this.sendLink.to(email);
    return {
      success: true,
      message: 'If this address belongs to an affiliate, the dashboard link is on its way to it.',
    };
  }

  @Post('not-me')
  @HttpCode(HttpStatus.OK)
  @RateLimited('affiliate-not-me', {
    points: 30,
    perSeconds: 600,
    refusal: 'So many sign-ups were erased from your network that we must ask you to wait.',
  })
  @ResponseSchema(affiliateMessageView)
  @ApiOperation({
    operationId: 'disownSignUp',
    summary: 'Erase a sign-up that somebody else made with your address',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Erased', standardSchema: affiliateMessageView })
  @ApiProblems({
    400: 'Token is missing',
    404: 'Invalid or expired dashboard link',
    409: 'This account has brought sales, so this link no longer erases it. Please write to us if it is not yours.',
  })
  async notMe(
    @Body({ schema: notMeRequest }) { token }: NotMeRequest,
    @Req() request: FastifyRequest,
  ): Promise<AffiliateMessageView> {
    const { affiliate } = await this.links.open(token, ['not-me'], request);
    await this.disown.of(affiliate, request.id);
    return { success: true, message: 'The sign-up was erased. You will hear nothing more of it.' };
  }
}
