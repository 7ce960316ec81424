import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  stripeOnboardRequest,
  stripeOnboardView,
  type StripeOnboardRequest,
  type StripeOnboardView,
} from '@closewise/contracts/affiliates';
import { DomainError } from '@closewise/domain/events';
import { PayoutSetup } from '../../billing/index.js';
import { Access, WithoutStepUp } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { Affiliates } from './affiliates.js';

/** Payout setup for the signed-in affiliate. */
@ApiTags('affiliates')
@Access('affiliate')
@Controller('api/affiliate/stripe/onboard')
export class AffiliatePayoutSetupController {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly setup: PayoutSetup,
  ) {}

  @Post()
  @WithoutStepUp('affiliates have no password; a changed account is paid after 7 days')
  @HttpCode(HttpStatus.OK)
  @RateLimited('affiliate-payout-setup', {
    points: 30,
    perSeconds: 3600,
    refusal: 'You have started the payout setup many times.',
  })
  @ResponseSchema(stripeOnboardView)
  @ApiOperation({
    operationId: 'startAffiliatePayoutSetup',
    summary: 'A single-use link to the payout provider, where you enter your payout account',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Its address', standardSchema: stripeOnboardView })
  @ApiProblems({
    400: 'The provider may lead back to our own pages only',
    403: 'This is the account of another affiliate',
    404: 'There is no such affiliate',
    503: 'Payouts cannot be set up at the moment. Please try again later.',
  })
  async start(
    @Body({ schema: stripeOnboardRequest }) body: StripeOnboardRequest,
    @SignedIn() { subjectId }: Session,
    @Req() request: FastifyRequest,
  ): Promise<StripeOnboardView> {
    const { affiliateId, returnUrl, refreshUrl } = body;
    if (affiliateId != null && affiliateId !== subjectId)
      throw new DomainError('affiliation.other-affiliate', 'This is the account of another affiliate');
    const affiliate = await this.affiliates.find(subjectId);
    if (!affiliate) throw new DomainError('affiliation.affiliate-unknown', 'There is no such affiliate');
    const context = byRequest(`affiliate:${subjectId}`, request);
    const payee = { kind: 'affiliate', id: subjectId } as const;
    const email = affiliate.person?.email ?? null;
    const onboardingUrl = await this.setup.start(payee, email, { returnUrl, refreshUrl }, context);
    return { success: true, message: 'Continue at the payout provider', onboardingUrl };
  }
}
