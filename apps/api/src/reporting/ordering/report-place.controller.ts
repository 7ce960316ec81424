import { Body, Controller, HttpStatus, Ip, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  noReportMessage,
  confirmPlaceRequest,
  confirmPlaceView,
  type ConfirmPlaceRequest,
  type ConfirmPlaceView,
} from '@closewise/contracts/buyer';
import { paymentsUnknown } from '../../billing/index.js';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ApiProblems, SaysInOutage } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { tooManyNotFound } from '../known-reports/not-found-throttle.js';
import { Reports } from '../known-reports/reports.js';
import { ConfirmReportPlace } from './confirm-report-place.command.js';

/** Takes what only the buyer knows about the place, before they pay. */
@ApiTags('buyer')
@Access('buyer')
@Controller('api/reports/:reportId/place')
export class ReportPlaceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly reports: Reports,
  ) {}

  @Put()
  @RateLimited('places', {
    points: 120,
    perSeconds: 60,
    refusal: 'Too many places were changed from your network.',
  })
  @ResponseSchema(confirmPlaceView)
  @ApiOperation({
    operationId: 'confirmReportPlace',
    summary: 'Set the county and city limits of an unpaid report',
  })
  @ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The report will use these answers',
    standardSchema: confirmPlaceView,
  })
  @ApiProblems({
    400: 'ZIP code 77494 is in Fort Bend County or Harris County, not in Dallas County. Please correct the one that is wrong',
    404: noReportMessage,
    409: 'This report is already paid, so its place can no longer be changed',
    429: tooManyNotFound,
  })
  @SaysInOutage(paymentsUnknown)
  async confirm(
    @Param('reportId') idInAddress: string,
    @Body({ schema: confirmPlaceRequest }) said: ConfirmPlaceRequest,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<ConfirmPlaceView> {
    const { request } = await this.reports.requireReport(idInAddress, clientAddress);
    await this.commands.execute(new ConfirmReportPlace(request.reportId, said, byRequest('buyer', sent)));
    return { success: true };
  }
}
