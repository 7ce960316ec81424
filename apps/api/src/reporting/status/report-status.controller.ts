import { Controller, Get, HttpStatus, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { reportStatusView } from '@closewise/contracts/buyer';
import type { DemoReportStatus } from '@closewise/domain/reporting';
import { Access } from '../../platform/access/access.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { tooManyNotFound } from '../known-reports/not-found-throttle.js';
import { DemoReports } from '../demo/demo-reports.js';
import { ReportStatuses, type ReportStatus } from './report-statuses.js';
import { Reports } from '../known-reports/reports.js';

const failure =
  'Your payment has arrived, but your report could not be made yet. We know about it and will make it: keep this link.';

/** There are so few answers, and they are asked for so often, that each is checked and written once. */
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

/** What the processing page polls. */
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
  @ApiOperation({ operationId: 'readReportStatus', summary: 'How far a report is' })
  @ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The status', standardSchema: reportStatusView })
  @ApiProblems({ 404: 'There is no report at this address', 429: tooManyNotFound })
  /** Takes the id from the request, for each parameter that pipes have to pass is a wait of its own. */
  async read(
    @Req() request: FastifyRequest<{ Params: { reportId: string } }>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { reportId } = request.params;
    const status =
      (await this.statuses.of(reportId)) ??
      (await this.demos.find(reportId))?.status ??
      (await this.reports.known(reportId, request.ip)).status;
    void reply.type('application/json; charset=utf-8').send(answers[status]);
  }
}
