import { Injectable, Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError, type ErrorCode } from '@closewise/domain/events';
import { Ledger } from '../ledger/ledger.js';
import { DeleteAffiliate } from './affiliate.commands.js';
import type { Affiliate } from './affiliates.js';
import { setTimeout } from 'node:timers/promises';
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
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { DashboardLinks } from './links/dashboard-links.js';
import { SendLink } from './links/send-link.js';
import { RegisterAffiliate } from './register-affiliate.command.js';
import { Memberships } from './memberships.js';

/** "This was not me": erases a sign-up unless it has a sale, so that an old mail cannot end somebody's income. */
@Injectable()
export class EraseSignUp {
  constructor(
    private readonly commands: CommandBus,
    private readonly ledger: Ledger,
  ) {}

  async erase({ affiliateId, code }: Affiliate, correlationId: string): Promise<void> {
    const account = { kind: 'affiliate', id: affiliateId, label: code } as const;
    const { total } = await this.ledger.balance(account, null);
    if (total > 0) {
      throw new DomainError(
        'affiliation.sign-up-earns',
        'This account has brought sales, so this link no longer erases it. Please write to us if it is not yours.',
      );
    }
    const context = { actor: `affiliate:${affiliateId}`, correlationId };
    await this.commands.execute(new DeleteAffiliate(affiliateId, 'this was not me', context));
  }
}

const knownAddress = new Set<ErrorCode>(['affiliation.email-taken', 'affiliation.email-barred']);
/** Longer than either path takes, so that the response time does not reveal a known address. */
const minimumMs = 150;

/** Registration, requests for the dashboard link, and "this was not me". */
@ApiTags('affiliates')
@Access('visitor')
@Controller('api/affiliate')
export class SignupController {
  constructor(
    private readonly commands: CommandBus,
    private readonly memberships: Memberships,
    private readonly sendLink: SendLink,
    private readonly links: DashboardLinks,
    private readonly erasure: EraseSignUp,
  ) {}

  @Post('signup')
  @HttpCode(HttpStatus.CREATED)
  @RateLimited('affiliate-signups', {
    points: 30,
    perSeconds: 600,
    refusal: 'Too many people have registered from your network.',
  })
  @ResponseSchema(affiliateMessageView)
  @ApiOperation({
    operationId: 'signUpAffiliate',
    summary:
      'Register as an affiliate; the dashboard link is mailed, also to an address that is already registered',
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
    const membership = await this.memberships.fromRequest(request);
    const affiliate = { person, membership, isMaster: false, registeredBy: 'affiliate' } as const;
    const context = byRequest('visitor', sent);
    await Promise.all([this.register(new RegisterAffiliate(affiliate, context)), setTimeout(minimumMs)]);
    return {
      success: true,
      message: 'Registration successful. Check your email for your affiliate dashboard link.',
    };
  }

  /** The response is the same for a known address; only a mail to it says that it has an account or is barred. */
  private async register(command: RegisterAffiliate): Promise<void> {
    try {
      await this.commands.execute(command);
    } catch (error) {
      if (!(error instanceof DomainError) || !knownAddress.has(error.code)) throw error;
      await this.sendLink.sendQuietly(command.affiliate.person.email);
    }
  }

  @Post('send-link')
  @HttpCode(HttpStatus.OK)
  @RateLimited('affiliate-send-link', {
    points: 20,
    perSeconds: 600,
    refusal: 'Too many links were requested from your network.',
  })
  @ResponseSchema(affiliateMessageView)
  @ApiOperation({
    operationId: 'sendDashboardLink',
    summary: 'Mail the dashboard link again; the response is the same for every address',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Accepted', standardSchema: affiliateMessageView })
  @ApiProblems({ 400: 'Please enter a valid email address' })
  async sendAgain(
    @Body({ schema: sendLinkRequest }) { email }: SendLinkRequest,
  ): Promise<AffiliateMessageView> {
    await this.sendLink.send(email);
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
    refusal: 'Too many sign-ups were erased from your network.',
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
    await this.erasure.erase(affiliate, request.id);
    return { success: true, message: 'The sign-up was erased. You will not hear from us again.' };
  }
}
