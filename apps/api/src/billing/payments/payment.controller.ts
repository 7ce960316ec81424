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
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { ReferralCodes, sentCodes } from '../referral-codes.js';
import { PayableReports } from './payable-reports.js';
import { paymentIntentViewOf } from './payment-intent-view.js';
import { oftenEnough } from './payment-limits.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { RequestPayment } from './request-payment.command.js';
import { ConfirmPayment } from './confirm-payment.command.js';
import { paymentsUnavailable, paymentToBeFound, whileUnavailable } from '../provider/while-unavailable.js';

const unknown = 'There is no report at this address';
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
  @RateLimited('payments', oftenEnough)
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
    404: unknown,
    409: 'This report has already been paid for.',
    429: tooManyNotFound,
    503: paymentsUnavailable,
  })
  async open(
    @Param('reportId') idInAddress: string,
    @Body({ schema: paymentIntentRequest }) { premium = false }: PaymentIntentRequest,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<PaymentIntentView> {
    const report = await this.reports.known(idInAddress, clientAddress);
    const intent = await this.commands
      .execute(new RequestPayment(report, premium, byRequest('buyer', sent)))
      .catch(whileUnavailable(paymentsUnavailable));
    return paymentIntentViewOf(intent, this.provider, report.placeProblems[0] ?? null);
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
    @Body({ schema: paymentSuccessRequest }) body: PaymentSuccessRequest,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<PaymentSuccessView> {
    const { reportId, referralCode: ordered } = await this.reports
      .known(idInAddress, clientAddress)
      .catch(whileUnavailable(paymentToBeFound));
    const late = await this.lateCode(ordered, body).catch(whileUnavailable(paymentToBeFound));
    const status = await this.commands
      .execute(new ConfirmPayment(body.paymentIntentId, reportId, late, byRequest('buyer', sent)))
      .catch(whileUnavailable(paymentToBeFound));
    if (status === 'succeeded') return { success: true, status: 'paid' };
    if (status === 'processing') return { success: true, status: 'pending' };
    throw new DomainError('billing.payment-open', 'This payment has not been completed');
  }

  /** What the browser knows only now, where the order brought no code that is somebody's. */
  private async lateCode(ordered: string | null, body: PaymentSuccessRequest): Promise<string | null> {
    const codes = sentCodes(body);
    if (codes.length === 0 || (ordered !== null && (await this.codes.isGiven(ordered)))) return null;
    const code = await this.codes.counting(codes);
    return code === ordered ? null : code;
  }
}
