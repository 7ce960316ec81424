import { Controller, Get, HttpStatus, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noReportMessage, reportStatusView } from '@closewise/contracts/buyer';
import type { DemoReportStatus } from '@closewise/domain/reporting';
import { reportUnknown } from '../../billing/index.js';
import { Access } from '../../platform/access/access.js';
import { ApiProblems, SaysInOutage } from '../../platform/http/openapi/api-problems.js';
import { tooManyNotFound } from '../known-reports/not-found-throttle.js';
import { DemoReports } from '../demo/demo-reports.js';
import { ReportStatuses, type ReportStatus } from './reports.projection.js';
import { Reports } from '../known-reports/reports.js';

const failure =
  'Your payment has arrived, but your report could not be made yet. We know about it and will make it: keep this link.';

/** The few possible responses, validated and serialized once because they are requested so often. */
const answers: Readonly<Record<ReportStatus | DemoReportStatus, string>> = {
  draft: written('draft'),
  processing: written('processing'),
  completed: written('completed'),
  failed: written('failed', failure),
  complete: written('complete'),
  error: written('error', 'The demo report could not be written. Please process it again.'),
};

function written(status: ReportStatus | DemoReportStatus, errorMessage: string | null = null): string {
  return JSON.stringify(reportStatusView.parse({ success: true, status, errorMessage }));
}

/** Polled by the processing page. */
@ApiTags('buyer')
@Access('buyer')
@Controller('api/reports/:reportId/status')
export class ReportStatusController {
  constructor(
    private readonly statuses: ReportStatuses,
    private readonly reports: Reports,
    private readonly demos: DemoReports,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'readReportStatus', summary: 'The status of a report' })
  @ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The status', standardSchema: reportStatusView })
  @ApiProblems({ 404: noReportMessage, 429: tooManyNotFound })
  @SaysInOutage(reportUnknown)
  /** Takes the id from the request, because each parameter that goes through pipes costs an extra wait. */
  async read(
    @Req() request: FastifyRequest<{ Params: { reportId: string } }>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { reportId } = request.params;
    const status =
      (await this.statuses.find(reportId)) ??
      (await this.demos.find(reportId))?.status ??
      (await this.reports.requireReport(reportId, request.ip)).status;
    void reply.type('application/json; charset=utf-8').send(answers[status]);
  }
}
