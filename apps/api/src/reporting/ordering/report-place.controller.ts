import { Body, Controller, HttpStatus, Ip, Param, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  confirmPlaceRequest,
  confirmPlaceView,
  type ConfirmPlaceRequest,
  type ConfirmPlaceView,
} from '@closewise/contracts/buyer';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { tooManyNotFound } from '../known-reports/not-found-throttle.js';
import { Reports } from '../known-reports/reports.js';
import { ConfirmReportPlace } from './confirm-report-place.command.js';

/** What only the buyer knows of the place, asked before they pay. */
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
    refusal: 'So many places were changed from your network that we must ask you to wait.',
  })
  @ResponseSchema(confirmPlaceView)
  @ApiOperation({
    operationId: 'confirmReportPlace',
    summary: 'Say the county and the city limits of a report that is not paid yet',
  })
  @ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The report will be written with it',
    standardSchema: confirmPlaceView,
  })
  @ApiProblems({
    400: 'ZIP code 77494 lies in Fort Bend County or Harris County, not in Dallas County. Please correct the one that is wrong',
    404: 'There is no report at this address',
    409: 'This report is paid already, so its place can no longer be changed',
    429: tooManyNotFound,
  })
  async confirm(
    @Param('reportId') idInAddress: string,
    @Body({ schema: confirmPlaceRequest }) said: ConfirmPlaceRequest,
    @Ip() clientAddress: string,
    @Req() sent: FastifyRequest,
  ): Promise<ConfirmPlaceView> {
    const { request } = await this.reports.known(idInAddress, clientAddress);
    await this.commands.execute(new ConfirmReportPlace(request.reportId, said, byRequest('buyer', sent)));
    return { success: true };
  }
}
