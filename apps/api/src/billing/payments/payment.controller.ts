import {
  noReportMessage,
  type PaymentIntentView,
  paymentIntentRequest,
  paymentIntentView,
  paymentSuccessRequest,
  paymentSuccessView,
  type PaymentIntentRequest,
  type PaymentSuccessRequest,
  type PaymentSuccessView,
} from '@closewise/contracts/buyer';
import { Body, Controller, HttpCode, HttpStatus, Ip, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '@closewise/domain/events';
import { type PaymentIntent, PaymentProvider } from '../provider/payment-provider.js';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems, SaysInOutage } from '../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { ReferralCodes, submittedReferralCodes, PayableReports } from '../ports.js';
import { RequestPayment } from './request-payment.command.js';
import { ConfirmPayment } from './confirm-payment.command.js';
import { paymentsUnknown, paymentToBeFound, rethrowProviderOutage } from '../provider/outage-messages.js';

/** Each request may call the provider, whose rate limit all our buyers share. */
export const paymentRateLimit = {
  points: 120,
  perSeconds: 60,
  refusal: 'Too many payments were started from your network.',
};

/** What the card form needs to take a payment. */
export function paymentIntentViewOf(
  { intentId, clientSecret, amountCents, premiumCents }: PaymentIntent,
  { name: provider, publishableKey }: PaymentProvider,
  placeNotice: PaymentIntentView['placeNotice'],
): PaymentIntentView {
  return {
    success: true,
    clientSecret,
    paymentIntent: { id: intentId, amount: amountCents, currency: 'usd' },
    premium: premiumCents > 0,
    premiumCents,
    provider,
    publishableKey,
    placeNotice,
  };
}

const tooManyNotFound = 'Too many requests. Please try again in a minute.';

/** Paying for a report. */
@ApiTags('buyer')
@ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
@Access('buyer')
@Controller('api/reports/:reportId')
export class PaymentController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reports: PayableReports,
    private readonly provider: PaymentProvider,
    private readonly codes: ReferralCodes,
  ) {}

  @Post('payment-intent')
  @HttpCode(HttpStatus.OK)
  @RateLimited('payments', paymentRateLimit)
  @ResponseSchema(paymentIntentView)
  @ApiOperation({
    operationId: 'openPayment',
    summary:
      'Open the payment of a report; repeated, it gives the same one, with the amount of the last choice',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'What the card form needs',
    standardSchema: paymentIntentView,
  })
  @ApiProblems({
    400: 'The premium report is not available for this property. You can buy the basic report.',
    404: noReportMessage,
    409: 'This report has already been paid for.',
    429: tooManyNotFound,
  })
  @SaysInOutage(paymentsUnknown)
  async open(
    @Param('reportId') idInAddress: string,
    @Body({ schema: paymentIntentRequest }) { premium = false }: PaymentIntentRequest,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<PaymentIntentView> {
    const report = await this.reports.requireReport(idInAddress, clientAddress);
    const intent = await this.commands
      .execute(new RequestPayment(report, premium, byRequest('buyer', sent)))
      .catch(rethrowProviderOutage);
    return paymentIntentViewOf(intent, this.provider, report.placeProblems[0] ?? null);
  }

  @Post('payment-success')
  @HttpCode(HttpStatus.OK)
  @RateLimited('payments', paymentRateLimit)
  @ResponseSchema(paymentSuccessView)
  @ApiOperation({ operationId: 'settlePayment', summary: 'Prompt a look-up of the payment at the provider' })
  @ApiResponse({ status: HttpStatus.OK, description: 'Paid, or pending', standardSchema: paymentSuccessView })
  @ApiProblems({
    400: 'This payment does not belong to this report',
    404: noReportMessage,
    429: tooManyNotFound,
  })
  @SaysInOutage(paymentToBeFound)
  async succeed(
    @Param('reportId') idInAddress: string,
    @Body({ schema: paymentSuccessRequest }) body: PaymentSuccessRequest,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<PaymentSuccessView> {
    const { reportId, referralCode: ordered } = await this.reports.requireReport(idInAddress, clientAddress);
    const late = await this.lateCode(ordered, body);
    const status = await this.commands.execute(
      new ConfirmPayment(body.paymentIntentId, reportId, late, byRequest('buyer', sent)),
    );
    if (status === 'succeeded') return { success: true, status: 'paid' };
    if (status === 'processing') return { success: true, status: 'pending' };
    throw new DomainError('billing.payment-open', 'This payment has not been completed');
  }

  /** A code that the browser learned after the order, if the order came without an assigned code. */
  private async lateCode(ordered: string | null, body: PaymentSuccessRequest): Promise<string | null> {
    const codes = submittedReferralCodes(body);
    if (codes.length === 0 || (ordered !== null && (await this.codes.isGiven(ordered)))) return null;
    const code = await this.codes.chooseCode(codes);
    return code === ordered ? null : code;
  }
}
