import { csvDownload, csvOf } from '@closewise/domain/csv';
import { decimalDollars } from '@closewise/domain/money';
import { Controller, Get, HttpStatus, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  type AffiliateSale,
  affiliateSalesQuery,
  affiliateSalesView,
  type AffiliateSalesQuery,
  type AffiliateSalesView,
} from '@closewise/contracts/affiliates';
import { Access } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { AffiliateSales } from './affiliate-sales.js';

const csvHead = ['sold_at', 'amount', 'given_back', 'commission', 'state', 'confirmed_from'];

/** Amounts in dollars. No cell contains text that a user entered, so none can be read as a formula. */
const salesCsv = (sales: readonly AffiliateSale[]): string => csvOf([csvHead, ...sales.map(csvRow)]);

const csvRow = (sale: AffiliateSale) => [
  sale.soldAt,
  decimalDollars(sale.amountCents),
  decimalDollars(sale.givenBackCents),
  decimalDollars(sale.commissionCents),
  sale.state,
  sale.confirmedFrom ?? '',
];

/** The signed-in affiliate's sales. */
@ApiTags('affiliates')
@Access('affiliate')
@Controller('api/affiliate')
export class AffiliateSalesController {
  constructor(private readonly sales: AffiliateSales) {}

  @Get('sales')
  @ResponseSchema(affiliateSalesView)
  @ApiOperation({
    operationId: 'listOwnSales',
    summary: 'Your sales, newest first, with amount, commission and status',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'One page', standardSchema: affiliateSalesView })
  @ApiProblems({ 400: 'Page size must be a whole number from 1 to 100' })
  async list(
    @SignedIn() { subjectId }: Session,
    @Query({ schema: affiliateSalesQuery }) { page, pageSize }: AffiliateSalesQuery,
  ): Promise<AffiliateSalesView> {
    const requested = { offset: (page - 1) * pageSize, limit: pageSize };
    return { success: true, ...(await this.sales.list(subjectId, requested)) };
  }

  @Get('sales.csv')
  @ApiOperation({ operationId: 'downloadOwnSales', summary: 'All your sales as CSV, amounts in dollars' })
  @ApiProduces('text/csv')
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The file',
    schema: { type: 'string', format: 'binary', example: 'sold_at,amount,given_back,commission,state' },
  })
  async download(@SignedIn() { subjectId }: Session, @Res() reply: FastifyReply): Promise<void> {
    await reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="closewise-sales.csv"')
      .send(Buffer.from(csvDownload(salesCsv(await this.sales.listAll(subjectId)))));
  }
}
