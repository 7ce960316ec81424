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
import { dashboardPathOf } from '@closewise/domain/organizations';
import { PayoutSetup } from '../../billing/index.js';
import { Access } from '../../platform/access/access.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { SignedIn } from '../../platform/auth/sessions/signed-in.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { Organizations, tagOf } from './organizations.js';
import { assertOwn } from './own-organization.js';

/** The way of an organization to the payout provider. */
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
  @HttpCode(HttpStatus.OK)
  @RateLimited('organization-payout-setup', {
    points: 30,
    perSeconds: 3600,
    refusal: 'Payment setup was started many times already.',
  })
  @ResponseSchema(stripeConnectView)
  @ApiOperation({
    operationId: 'startOrganizationPayoutSetup',
    summary: 'A page of the payout provider where the organization says where it is paid; it serves once',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'Its address', standardSchema: stripeConnectView })
  @ApiProblems({
    403: 'You are signed in as another organization. Sign in as this one to go on.',
    404: 'There is no organization with this tag',
    503: 'Payouts cannot be set up at the moment. Please try again later.',
  })
  async start(
    @Body({ schema: stripeConnectRequest }) body: StripeConnectRequest,
    @SignedIn() session: Session,
    @Req() request: FastifyRequest,
  ): Promise<StripeConnectView> {
    const tag = tagOf(session);
    assertOwn(tag, body.organizationId, body.organizationTag);
    const { person } = await this.organizations.named(tag);
    const dashboard = new URL(dashboardPathOf(tag), this.config.publicUrl).href;
    const addresses = { returnUrl: `${dashboard}?connected=true`, refreshUrl: `${dashboard}?connect=again` };
    const context = byRequest(`organization:${tag}`, request);
    const payee = { kind: 'organization', id: tag } as const;
    const connectUrl = await this.setup.start(payee, person?.email ?? null, addresses, context);
    return { success: true, connectUrl, message: 'Continue at the payout provider' };
  }

  @Post('payment-account')
  @HttpCode(HttpStatus.OK)
  @RateLimited('organization-payment-account', {
    points: 30,
    perSeconds: 3600,
    refusal: 'The payment account was opened many times already.',
  })
  @ResponseSchema(paymentAccountView)
  @ApiOperation({
    operationId: 'openOrganizationPaymentAccount',
    summary: 'A page of the payout provider that signs in to the account of the organization; it serves once',
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
