import { Controller, Get, HttpStatus, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  adminStatsView,
  salesTrendView,
  trendQuery,
  type AdminStatsView,
  type SalesTrendView,
  type TrendQuery,
} from '@closewise/contracts/admin';
import { Access } from '../../platform/access/access.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { Statistics } from './statistics.js';

/** The figures of the admin overview. */
@ApiTags('admin')
@Access(['admin', 'auditor'])
@Controller('api/admin/stats')
export class StatisticsController {
  constructor(private readonly statistics: Statistics) {}

  @Get()
  @ResponseSchema(adminStatsView)
  @ApiOperation({
    operationId: 'readStatistics',
    summary: 'Reports, sales and revenue after refunds and lost disputes; today in UTC',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The figures', standardSchema: adminStatsView })
  async show(): Promise<AdminStatsView> {
    return { success: true, stats: await this.statistics.read() };
  }

  @Get('trend')
  @ResponseSchema(salesTrendView)
  @ApiOperation({
    operationId: 'readSalesTrend',
    summary: 'Reports, sales and revenue by day, week or month',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The periods', standardSchema: salesTrendView })
  @ApiProblems({ 400: 'By must be one of day, week, month' })
  async trend(@Query({ schema: trendQuery }) { by }: TrendQuery): Promise<SalesTrendView> {
    return { success: true, periods: await this.statistics.trend(by) };
  }
}
