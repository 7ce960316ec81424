import { Body, Controller, HttpCode, HttpStatus, Ip, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  paymentIntentRequest,
  paymentIntentView,
  paymentSuccessRequest,
  paymentSuccessView,
  type PaymentIntentRequest,
  type PaymentIntentView,
  type PaymentSuccessRequest,
  type PaymentSuccessView,
} from '@closewise/contracts/buyer';
import { DomainError } from '@closewise/domain/events';
import { referralCodeOf } from '@closewise/domain/referral';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { PayableReports } from './payable-reports.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { RequestPayment } from './request-payment.command.js';
import { ConfirmPayment } from './confirm-payment.command.js';
import { paymentsUnavailable, paymentToBeFound, whileUnavailable } from '../provider/while-unavailable.js';

const unknown = 'There is no report at this address';
const tooManyNotFound = 'Too many requests. Please try again in a minute.';
/** Each request may become a question to the provider, who answers only so many of all our buyers. */
const oftenEnough = {
  points: 120,
  perSeconds: 60,
  refusal: 'So many payments were begun from your network that we must ask you to wait.',
};

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
  ) {}

  @Post('payment-intent')
  @HttpCode(HttpStatus.OK)
  @RateLimited('payments', oftenEnough)
  @ResponseSchema(paymentIntentView)
  @ApiOperation({
    operationId: 'openPayment',
    summary: 'Open the payment of a report; repeated, it gives the same one',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'What the card form needs',
    standardSchema: paymentIntentView,
  })
  @ApiProblems({
    400: 'The premium report is not available yet. You can buy the basic report.',
    404: unknown,
    409: 'This report has already been paid for.',
    429: tooManyNotFound,
    503: paymentsUnavailable,
  })
  async open(
    @Param('reportId') idInAddress: string,
    @Body({ schema: paymentIntentRequest }) { premium }: PaymentIntentRequest,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<PaymentIntentView> {
    const report = await this.reports.known(idInAddress, clientAddress);
    if (premium) throw premiumUnavailable();
    const intent = await this.commands
      .execute(new RequestPayment(report, byRequest('buyer', sent)))
      .catch(whileUnavailable(paymentsUnavailable));
    const { intentId, clientSecret, amountCents } = intent;
    const placeNotice = report.placeProblems[0] ?? null;
    const paymentIntent = { id: intentId, amount: amountCents, currency: 'usd' as const };
    const { name: provider, publishableKey } = this.provider;
    return { success: true, clientSecret, paymentIntent, provider, publishableKey, placeNotice };
  }

  @Post('payment-success')
  @HttpCode(HttpStatus.OK)
  @RateLimited('payments', oftenEnough)
  @ResponseSchema(paymentSuccessView)
  @ApiOperation({ operationId: 'settlePayment', summary: 'Prompt a look-up of the payment at the provider' })
  @ApiResponse({ status: HttpStatus.OK, description: 'Paid, or pending', standardSchema: paymentSuccessView })
  @ApiProblems({
    400: 'This payment does not belong to this report',
    404: unknown,
    429: tooManyNotFound,
    503: paymentToBeFound,
  })
  async succeed(
    @Param('reportId') idInAddress: string,
    @Body({ schema: paymentSuccessRequest }) { paymentIntentId, referralCode }: PaymentSuccessRequest,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<PaymentSuccessView> {
    const { reportId, referralCode: ordered } = await this.reports
      .known(idInAddress, clientAddress)
      .catch(whileUnavailable(paymentToBeFound));
    const late = ordered === null ? referralCodeOf(referralCode) : null;
    const status = await this.commands
      .execute(new ConfirmPayment(paymentIntentId, reportId, late, byRequest('buyer', sent)))
      .catch(whileUnavailable(paymentToBeFound));
    if (status === 'succeeded') return { success: true, status: 'paid' };
    if (status === 'processing') return { success: true, status: 'pending' };
    throw new DomainError('billing.payment-open', 'This payment has not been completed');
  }
}

const premiumUnavailable = (): DomainError =>
  new DomainError(
    'billing.premium-unavailable',
    'The premium report is not available yet. You can buy the basic report.',
  );
