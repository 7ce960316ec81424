import { Body, Controller, HttpCode, HttpStatus, Ip, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  noReportMessage,
  refineReportRequest,
  refineReportView,
  type RefineReportView,
} from '@closewise/contracts/buyer';
import type { RefinementOrder } from '@closewise/domain/reporting';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { tooManyNotFound } from '../known-reports/not-found-throttle.js';
import { Reports } from '../known-reports/reports.js';
import { RefineReport, restoration } from './refine-report.command.js';

const oftenEnough = {
  points: 60,
  perSeconds: 600,
  refusal: 'Too many reports were corrected from your network.',
};

/** Lets a report's owner correct it while the purchase includes corrections. */
@ApiTags('buyer')
@Access('buyer')
@Controller('api/reports/:reportId')
export class ReportRefinementsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reports: Reports,
  ) {}

  @Post('refinements')
  @HttpCode(HttpStatus.OK)
  @RateLimited('refinements', oftenEnough)
  @ResponseSchema(refineReportView)
  @ApiOperation({ operationId: 'refineReport', summary: 'Correct the inputs of a paid report' })
  @ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The new version; the URL of the report stays the same',
    standardSchema: refineReportView,
  })
  @ApiProblems({
    400: 'A VA loan is not made for vacant land. Please choose another loan, or correct the kind of property',
    404: noReportMessage,
    409: 'This report has changed in the meantime. Please open its newest version and refine that',
    429: tooManyNotFound,
  })
  async refine(
    @Param('reportId') idInAddress: string,
    @Body({ schema: refineReportRequest }) order: RefinementOrder,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<RefineReportView> {
    const { request } = await this.reports.requireReadable(idInAddress, clientAddress);
    const command = new RefineReport(request.reportId, order, byRequest('buyer', sent));
    return { success: true, ...(await this.commands.execute(command)) };
  }

  @Post('restoration')
  @HttpCode(HttpStatus.OK)
  @RateLimited('refinements', oftenEnough)
  @ResponseSchema(refineReportView)
  @ApiOperation({
    operationId: 'restoreReport',
    summary: 'Restore a paid report to what was bought; idempotent',
  })
  @ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The restored version; it uses up no refinement',
    standardSchema: refineReportView,
  })
  @ApiProblems({
    404: noReportMessage,
    409: 'This report was refunded, so it can no longer be changed. Its first version stays readable',
    429: tooManyNotFound,
  })
  async restore(
    @Param('reportId') idInAddress: string,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<RefineReportView> {
    const { request } = await this.reports.requireReadable(idInAddress, clientAddress);
    const command = new RefineReport(request.reportId, restoration, byRequest('buyer', sent));
    return { success: true, ...(await this.commands.execute(command)) };
  }
}
