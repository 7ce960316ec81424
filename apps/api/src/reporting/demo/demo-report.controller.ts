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
import { CreateDemoReport } from './create-demo-report.command.js';
import { ProcessDemoReport } from './process-demo-report.command.js';
import { DemoReports } from './demo-reports.js';

/** What the page `/template-demo` calls: a report of one home, for which nobody pays. */
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
    refusal: 'So many demo reports were created from your network that we must ask you to wait.',
  })
  @ResponseSchema(demoReportCreatedView)
  @ApiOperation({
    operationId: 'createDemoReport',
    summary: "Begin a demo report; whatever is asked for, it is about the demo's one home",
  })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The demo report, and the home that it is about',
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
    refusal: 'So many demo reports were processed from your network that we must ask you to wait.',
  })
  @ResponseSchema(demoReportStartedView)
  @ApiOperation({
    operationId: 'processDemoReport',
    summary: 'Have a demo report written, with a simulated payment; said twice, it happens once',
  })
  @ApiParam({ name: 'reportId', type: String, example: '2300000000000042' })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'It is being written, or is written already: see its status',
    standardSchema: demoReportStartedView,
  })
  @ApiProblems({
    400: 'Payment intent id is not valid: a demo takes simulated payments alone, such as demo_1',
    404: 'There is no demo report at this address',
    413: 'The request is too large: at most 100 kB are accepted',
  })
  async process(
    @Param('reportId') idInAddress: string,
    @Body({ schema: processDemoReportRequest }) { paymentIntentId }: ProcessDemoReportRequest,
    @Req() request: FastifyRequest,
  ): Promise<DemoReportStartedView> {
    const reportId = await this.demos.idOf(idInAddress, request.ip);
    const command = new ProcessDemoReport(reportId, paymentIntentId, byRequest('visitor', request));
    await this.commands.execute(command);
    return { success: true, reportId };
  }
}
