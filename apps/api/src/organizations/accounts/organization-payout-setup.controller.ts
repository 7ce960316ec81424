import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  paymentAccountView,
  stripeConnectRequest,
  stripeConnectView,
  type PaymentAccountView,
  type StripeConnectRequest,
  type StripeConnectView,
} from '@closewise/contracts/organizations';
import { dashboardPathOf, linkUnopened } from '@closewise/domain/organizations';
import { PayoutSetup } from '../../billing/index.js';
import { Access, RequiresStepUp } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { Organizations, tagOf, assertOwn } from './organizations.js';

/** Payout setup of organizations. */
@ApiTags('organization')
@Access('organization')
@Controller('api/organization')
export class OrganizationPayoutSetupController {
  constructor(
    private readonly organizations: Organizations,
    private readonly setup: PayoutSetup,
    private readonly config: ServerConfig,
  ) {}

  @Post('stripe-connect')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @RateLimited('organization-payout-setup', {
    points: 30,
    perSeconds: 3600,
    refusal: 'Payment setup was started too often.',
  })
  @ResponseSchema(stripeConnectView)
  @ApiOperation({
    operationId: 'startOrganizationPayoutSetup',
    summary: 'A single-use page of the payout provider where the organization sets up its payout account',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Its address', standardSchema: stripeConnectView })
  @ApiProblems({
    403: 'You are signed in as another organization. Sign in as this one to go on.',
    404: 'There is no organization with this tag',
    409: 'Please open the link in our email first. It confirms that this email address is yours.',
    503: 'Payouts cannot be set up at the moment. Please try again later.',
  })
  async start(
    @Body({ schema: stripeConnectRequest }) body: StripeConnectRequest,
    @SignedIn() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<StripeConnectView> {
    const tag = tagOf(session);
    assertOwn(tag, body.organizationId, body.organizationTag);
    const { person, linkOpened } = await this.organizations.require(tag);
    if (!linkOpened) throw linkUnopened();
    const dashboard = new URL(dashboardPathOf(tag), this.config.publicUrl).href;
    const addresses = { returnUrl: `${dashboard}?connected=true`, refreshUrl: `${dashboard}?connect=again` };
    const context = byRequest(`organization:${tag}`, request);
    const payee = { kind: 'organization', id: tag } as const;
    const connectUrl = await this.setup.start(payee, person?.email ?? null, addresses, context);
    return { success: true, connectUrl, message: 'Continue at the payout provider' };
  }

  @Post('payment-account')
  @RequiresStepUp()
  @HttpCode(HttpStatus.OK)
  @RateLimited('organization-payment-account', {
    points: 30,
    perSeconds: 3600,
    refusal: 'The payment account was opened too often.',
  })
  @ResponseSchema(paymentAccountView)
  @ApiOperation({
    operationId: 'openOrganizationPaymentAccount',
    summary: 'A single-use page of the payout provider that signs in to the organization’s account',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Its address', standardSchema: paymentAccountView })
  @ApiProblems({
    409: 'Payouts are not set up yet: begin the setup first.',
    503: 'The payment account cannot be opened at the moment. Please try again later.',
  })
  async open(@SignedIn() session: Session): Promise<PaymentAccountView> {
    const paymentAccountUrl = await this.setup.dashboard({ kind: 'organization', id: tagOf(session) });
    return { success: true, paymentAccountUrl };
  }
}
