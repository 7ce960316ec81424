import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import {
  findReportsRequest,
  findReportsView,
  type FindReportsRequest,
  type FindReportsView,
} from '@closewise/contracts/buyer';
import { Access } from '../../platform/access/access.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { FindReports } from './find-reports.js';

/** For buyers who have lost their link. */
@ApiTags('buyer')
@Access('visitor')
@Controller('api/reports/find')
export class FindReportsController {
  constructor(private readonly reports: FindReports) {}

  @Post()
  @HttpCode(HttpStatus.ACCEPTED)
  @RateLimited('find-reports', {
    points: 20,
    perSeconds: 600,
    refusal: 'So many reports were looked for from your network that we must ask you to wait.',
  })
  @ResponseSchema(findReportsView)
  @ApiOperation({
    operationId: 'findReports',
    summary: 'Mail the links of the reports bought with an address; the same answer for every address',
  })
  @ApiResponse({ status: HttpStatus.ACCEPTED, description: 'Accepted', standardSchema: findReportsView })
  @ApiProblems({ 400: 'Please enter a valid email address' })
  async find(
    @Body({ schema: findReportsRequest }) { email, language = 'en' }: FindReportsRequest,
  ): Promise<FindReportsView> {
    await this.reports.of(email, language);
    return {
      success: true,
      message: 'If reports were bought with this address, their links are on their way to it.',
    };
  }
}
