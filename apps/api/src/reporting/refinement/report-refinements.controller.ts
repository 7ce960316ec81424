import { Body, Controller, HttpCode, HttpStatus, Ip, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { refineReportRequest, refineReportView, type RefineReportView } from '@closewise/contracts/buyer';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { tooManyNotFound } from '../known-reports/not-found-throttle.js';
import { Reports } from '../known-reports/reports.js';
import { RefineReport, type RefinementOrder } from './refine-report.command.js';

/** What the owner of a report corrects after they have read it, for as long as their purchase includes it. */
@ApiTags('buyer')
@Access('buyer')
@Controller('api/reports/:reportId/refinements')
export class ReportRefinementsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reports: Reports,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('refinements', {
    points: 60,
    perSeconds: 600,
    refusal: 'So many reports were refined from your network that we must ask you to wait.',
  })
  @ResponseSchema(refineReportView)
  @ApiOperation({ operationId: 'refineReport', summary: 'Correct what a paid report was written with' })
  @ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The version that shows it; the address of the report stays',
    standardSchema: refineReportView,
  })
  @ApiProblems({
    400: 'A VA loan is not made for vacant land. Please choose another loan, or correct the kind of property',
    404: 'There is no report at this address',
    409: 'This report was refined in the meantime. Please look at its newest version, then refine that',
    429: tooManyNotFound,
  })
  async refine(
    @Param('reportId') idInAddress: string,
    @Body({ schema: refineReportRequest }) order: RefinementOrder,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<RefineReportView> {
    const { request } = await this.reports.readable(idInAddress, clientAddress);
    const command = new RefineReport(request.reportId, order, byRequest('buyer', sent));
    return { success: true, ...(await this.commands.execute(command)) };
  }
}
