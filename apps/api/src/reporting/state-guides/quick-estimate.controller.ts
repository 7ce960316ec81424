import { Controller, Get, Header, HttpStatus, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { reportLanguages } from '@closewise/contracts/buyer';
import {
  quickEstimateQuery,
  quickEstimateView,
  type QuickEstimateQuery,
  type QuickEstimateView,
} from '@closewise/contracts/state-guides';
import { loanTypes } from '@closewise/domain/closing-costs';
import { Access } from '../../platform/access/access.js';
import { Clock } from '../../platform/clock/clock.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { ClosingCostRules } from '../closing-cost-rules.js';
import { quickEstimate } from './quick-estimate.js';

/** The calculator on the state pages. Nothing is stored. */
@ApiTags('public')
@Access('visitor')
@Controller('api/public/quick-estimate')
export class QuickEstimateController {
  constructor(
    private readonly rules: ClosingCostRules,
    private readonly clock: Clock,
  ) {}

  @Get()
  @RateLimited('quick-estimates', {
    points: 120,
    perSeconds: 60,
    refusal: 'Too many estimates were requested from your network.',
  })
  @Header('cache-control', 'public, max-age=300')
  @ResponseSchema(quickEstimateView)
  @ApiOperation({
    operationId: 'readQuickEstimate',
    summary: 'Closing costs of a purchase: statutory charges line by line, and totals of the rest',
  })
  @ApiQuery({ name: 'state', schema: { type: 'string', example: 'TX' } })
  @ApiQuery({ name: 'price', description: 'In dollars', schema: { type: 'string', example: '400000' } })
  @ApiQuery({ name: 'county', required: false, schema: { type: 'string', example: 'Harris County' } })
  @ApiQuery({ name: 'loanType', required: false, enum: loanTypes })
  @ApiQuery({
    name: 'loanAmount',
    required: false,
    description: 'In dollars; by default the loan type’s usual down payment is assumed',
    schema: { type: 'string', example: '320000' },
  })
  @ApiQuery({ name: 'lang', required: false, enum: reportLanguages })
  @ApiResponse({ status: HttpStatus.OK, description: 'The estimate', standardSchema: quickEstimateView })
  @ApiProblems({ 400: 'Texas has no county named Kings' })
  async estimate(
    @Query({ schema: quickEstimateQuery }) query: QuickEstimateQuery,
  ): Promise<QuickEstimateView> {
    const today = this.clock.now().toISOString().slice(0, 10);
    return quickEstimate(query, this.rules.forState(query.state), today);
  }
}
