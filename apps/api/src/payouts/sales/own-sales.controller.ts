import { csvDownload } from '@closewise/domain/csv';
import { Controller, Get, HttpStatus, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  ownSalesQuery,
  ownSalesView,
  type OwnSalesQuery,
  type OwnSalesView,
} from '@closewise/contracts/payouts';
import { Access } from '../../platform/access/access.js';
import { type Session, SignedIn } from '../../platform/auth/sessions/session.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { OwnSales } from './own-sales.js';
import { ownSalesCsv } from './own-sales-csv.js';

/** The sales of the affiliate who has opened the dashboard. */
@ApiTags('affiliates')
@Access('affiliate')
@Controller('api/affiliate')
export class OwnSalesController {
  constructor(private readonly sales: OwnSales) {}

  @Get('sales')
  @ResponseSchema(ownSalesView)
  @ApiOperation({
    operationId: 'listOwnSales',
    summary: 'Your sales, the newest first: amount, commission, and whether it is sure',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'One page', standardSchema: ownSalesView })
  @ApiProblems({ 400: 'Page size must be a whole number from 1 to 100' })
  async list(
    @SignedIn() { subjectId }: Session,
    @Query({ schema: ownSalesQuery }) { page, pageSize }: OwnSalesQuery,
  ): Promise<OwnSalesView> {
    return { success: true, ...(await this.sales.page(subjectId, page, pageSize)) };
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
      .send(Buffer.from(csvDownload(ownSalesCsv(await this.sales.all(subjectId)))));
  }
}
