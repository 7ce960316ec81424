import { Body, Controller, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  createDemoReportRequest,
  demoHome,
  demoReportCreatedView,
  demoReportStartedView,
  processDemoReportRequest,
  type DemoReportCreatedView,
  type DemoReportStartedView,
  type ProcessDemoReportRequest,
} from '@closewise/contracts/buyer';
import { Access } from '../../platform/access/access.js';
import { byRequest } from '../../platform/commands/contexts.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { CreateDemoReport } from './demo-report.commands.js';
import { ProcessDemoReport } from './demo-report.commands.js';
import { DemoReports } from './demo-reports.js';

/** The API of the page `/template-demo`: a free report about a fixed home. */
@ApiTags('demo')
@Access('visitor')
@Controller('api/reports')
export class DemoReportController {
  constructor(
    private readonly commands: CommandBus,
    private readonly demos: DemoReports,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('demo-reports', {
    points: 20,
    perSeconds: 600,
    refusal: 'Too many demo reports were created from your network.',
  })
  @ResponseSchema(demoReportCreatedView)
  @ApiOperation({
    operationId: 'createDemoReport',
    summary: "Create a demo report about the demo's fixed home; the request body does not change it",
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The demo report and its home',
    standardSchema: demoReportCreatedView,
  })
  @ApiProblems({
    400: 'Price must be a number',
    413: 'The request is too large: at most 100 kB are accepted',
  })
  async create(
    @Body({ schema: createDemoReportRequest }) _asked: unknown,
    @Req() request: FastifyRequest,
  ): Promise<DemoReportCreatedView> {
    const reportId = await this.commands.execute(new CreateDemoReport(byRequest('visitor', request)));
    return { success: true, reportId, status: 'draft', property: demoHome };
  }

  @Post(':reportId/process')
  @HttpCode(HttpStatus.OK)
  @RateLimited('demo-processing', {
    points: 40,
    perSeconds: 600,
    refusal: 'Too many demo reports were processed from your network.',
  })
  @ResponseSchema(demoReportStartedView)
  @ApiOperation({
    operationId: 'processDemoReport',
    summary: 'Generate a demo report after a simulated payment; repeated calls have no effect',
  })
  @ApiParam({ name: 'reportId', type: String, example: '2300000000000042' })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'Generation has started or is complete; see the status',
    standardSchema: demoReportStartedView,
  })
  @ApiProblems({
    400: 'Payment intent id is not valid: a demo only accepts simulated payments, such as demo_1',
    404: 'There is no demo report at this address',
    413: 'The request is too large: at most 100 kB are accepted',
  })
  async process(
    @Param('reportId') idInAddress: string,
    @Body({ schema: processDemoReportRequest }) { paymentIntentId }: ProcessDemoReportRequest,
    @Req() request: FastifyRequest,
  ): Promise<DemoReportStartedView> {
    const reportId = await this.demos.requireId(idInAddress, request.ip);
    const command = new ProcessDemoReport(reportId, paymentIntentId, byRequest('visitor', request));
    await this.commands.execute(command);
    return { success: true, reportId };
  }
}
