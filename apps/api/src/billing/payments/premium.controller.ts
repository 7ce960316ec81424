import { Controller, Get, HttpCode, HttpStatus, Ip, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  paymentIntentView,
  premiumView,
  type PaymentIntentView,
  type PremiumView,
} from '@closewise/contracts/buyer';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { paymentsUnavailable, whileUnavailable } from '../provider/while-unavailable.js';
import { ReportPrices } from '../price/report-prices.js';
import { PaidReports } from './paid-reports.js';
import { PayableReports } from './payable-reports.js';
import { PaymentStandings } from './payment-standings.js';
import { oftenEnough } from './payment-limits.js';
import { paymentIntentViewOf } from './payment-intent-view.js';
import { PremiumOffers } from './premium-offers.js';
import { RequestPremiumPayment } from './request-premium-payment.command.js';

const unknown = 'There is no report at this address';

/** Premium of a report: whether it can be had, and paying for it after the report was bought without it. */
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
  @RateLimited('payments', oftenEnough)
  @ResponseSchema(premiumView)
  @ApiOperation({
    operationId: 'readPremium',
    summary: 'Whether premium can be had for a report, its price, and how far it is once it is paid',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'What premium costs now', standardSchema: premiumView })
  @ApiProblems({ 404: unknown, 429: oftenEnough.refusal })
  async premium(@Param('reportId') idInAddress: string, @Ip() clientAddress: string): Promise<PremiumView> {
    const { reportId } = await this.reports.known(idInAddress, clientAddress);
    return {
      success: true,
      status: await this.statusOf(reportId),
      amountCents: await this.prices.premiumNow(),
    };
  }

  @Post('payment-intent')
  @HttpCode(HttpStatus.OK)
  @RateLimited('payments', oftenEnough)
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
    404: 'There is no report at this address, or it is not paid',
    409: 'This report is a premium report already, or it was refunded.',
    429: oftenEnough.refusal,
    503: paymentsUnavailable,
  })
  async open(
    @Param('reportId') idInAddress: string,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<PaymentIntentView> {
    const { reportId } = await this.reports.paid(idInAddress, clientAddress);
    const intent = await this.commands
      .execute(new RequestPremiumPayment(reportId, byRequest('buyer', sent)))
      .catch(whileUnavailable(paymentsUnavailable));
    return paymentIntentViewOf(intent, this.provider, null);
  }

  private async statusOf(reportId: number): Promise<PremiumView['status']> {
    if (await this.paid.isPremium(reportId)) return this.offers.progressOf(reportId);
    const standing = await this.standings.of(reportId);
    if (standing !== null && standing !== 'stands') return 'closed';
    return (await this.offers.isOffered(reportId)) ? 'offered' : 'not-offered';
  }
}
