import { Controller, Get, HttpCode, HttpStatus, Ip, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  noReportMessage,
  paymentIntentView,
  premiumView,
  type PaymentIntentView,
  type PremiumView,
} from '@closewise/contracts/buyer';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems, SaysInOutage } from '../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { paymentsUnknown, reportUnknown, rethrowProviderOutage } from '../provider/outage-messages.js';
import { ReportPrices } from '../price.module.js';
import { PaidReports, PaymentStandings } from './paid-reports.js';
import { PayableReports } from '../ports.js';
import { paymentRateLimit, paymentIntentViewOf } from './payment.controller.js';
import { PremiumOffers } from '../ports.js';
import { RequestPremiumPayment } from './request-payment.command.js';

/** Whether premium is available for a report, and paying for it after the report was bought without it. */
@ApiTags('buyer')
@ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
@Access('buyer')
@Controller('api/reports/:reportId/premium')
export class PremiumController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reports: PayableReports,
    private readonly provider: PaymentProvider,
    private readonly paid: PaidReports,
    private readonly standings: PaymentStandings,
    private readonly offers: PremiumOffers,
    private readonly prices: ReportPrices,
  ) {}

  @Get()
  @RateLimited('payments', paymentRateLimit)
  @ResponseSchema(premiumView)
  @ApiOperation({
    operationId: 'readPremium',
    summary: 'Whether premium can be had for a report, its price, and how far it is once it is paid',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'What premium costs now', standardSchema: premiumView })
  @ApiProblems({ 404: noReportMessage, 429: paymentRateLimit.refusal })
  @SaysInOutage(reportUnknown)
  async premium(@Param('reportId') idInAddress: string, @Ip() clientAddress: string): Promise<PremiumView> {
    const { reportId } = await this.reports.requireReport(idInAddress, clientAddress);
    return {
      success: true,
      status: await this.statusOf(reportId),
      amountCents: await this.prices.currentPremiumPrice(),
    };
  }

  @Post('payment-intent')
  @HttpCode(HttpStatus.OK)
  @RateLimited('payments', paymentRateLimit)
  @ResponseSchema(paymentIntentView)
  @ApiOperation({
    operationId: 'openPremiumPayment',
    summary: 'Open the payment that upgrades a report to premium; repeated, it gives the same one',
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'What the card form needs',
    standardSchema: paymentIntentView,
  })
  @ApiProblems({
    400: 'The premium report is not available for this property. You can buy the basic report.',
    404: `${noReportMessage}, or it is not paid`,
    409: 'This report is a premium report already, or it was refunded.',
    429: paymentRateLimit.refusal,
  })
  @SaysInOutage(paymentsUnknown)
  async open(
    @Param('reportId') idInAddress: string,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<PaymentIntentView> {
    const { reportId } = await this.reports.requirePaidReport(idInAddress, clientAddress);
    const intent = await this.commands
      .execute(new RequestPremiumPayment(reportId, byRequest('buyer', sent)))
      .catch(rethrowProviderOutage);
    return paymentIntentViewOf(intent, this.provider, null);
  }

  private async statusOf(reportId: number): Promise<PremiumView['status']> {
    if (await this.paid.isPremium(reportId)) return this.offers.progressOf(reportId);
    const standing = await this.standings.findStanding(reportId);
    if (standing !== null && standing !== 'stands') return 'closed';
    return this.offers.offerOf(reportId);
  }
}
