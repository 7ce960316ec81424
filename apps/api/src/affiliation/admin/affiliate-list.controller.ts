import { Controller, Get, HttpStatus, Query } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  affiliateActivityQuery,
  affiliateActivityView,
  affiliateListQuery,
  affiliateListView,
  earningsTrendView,
  trendQuery,
  type AffiliateActivityQuery,
  type AffiliateActivityView,
  type AffiliateListQuery,
  type AffiliateListView,
  type EarningsTrendView,
  type TrendQuery,
} from '@closewise/contracts/admin';
import { Access } from '../../platform/access/access.js';
import { ReadBy, type Reader } from '../../platform/access/reader.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { EarningsTrend } from '../ledger/earnings-trend.js';
import { AffiliateList } from './affiliate-list.js';
import { RecentActivity } from './recent-activity.js';

/** Affiliates in the admin area. */
@ApiTags('admin')
@Access(['admin', 'auditor'])
@Controller('api/admin/affiliate')
export class AffiliateListController {
  constructor(
    private readonly affiliates: AffiliateList,
    private readonly recent: RecentActivity,
    private readonly earnings: EarningsTrend,
  ) {}

  @Get('list')
  @ResponseSchema(affiliateListView)
  @ApiOperation({
    operationId: 'listAffiliates',
    summary: 'Affiliates with sales and earnings; searchable, filterable, sortable',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'One page', standardSchema: affiliateListView })
  @ApiProblems({ 400: 'Page size must be a whole number from 1 to 500' })
  async list(
    @Query({ schema: affiliateListQuery }) query: AffiliateListQuery,
    @ReadBy() reader: Reader,
  ): Promise<AffiliateListView> {
    return { success: true, ...(await this.affiliates.list(query, reader)) };
  }

  @Get('activity')
  @ResponseSchema(affiliateActivityView)
  @ApiOperation({
    operationId: 'listAffiliateActivity',
    summary: 'Sign-ups, sales and rate changes, newest first',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The newest', standardSchema: affiliateActivityView })
  @ApiProblems({ 400: 'Limit must be a whole number from 1 to 100' })
  async activity(
    @Query({ schema: affiliateActivityQuery }) { limit }: AffiliateActivityQuery,
  ): Promise<AffiliateActivityView> {
    return { success: true, activity: await this.recent.listLatest(limit) };
  }

  @Get('trend')
  @ResponseSchema(earningsTrendView)
  @ApiOperation({
    operationId: 'readEarningsTrend',
    summary: 'Earnings of affiliates and organizations by day, week or month',
  })
  @ApiResponse({ status: HttpStatus.OK, description: 'The periods', standardSchema: earningsTrendView })
  @ApiProblems({ 400: 'By must be one of day, week, month' })
  async trend(@Query({ schema: trendQuery }) { by }: TrendQuery): Promise<EarningsTrendView> {
    return { success: true, periods: await this.earnings.read(by) };
  }
}
