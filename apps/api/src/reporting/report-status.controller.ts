import { Controller, Get, HttpStatus, Req } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { reportStatusView, type ReportStatusView } from '@closewise/contracts/buyer';
import { Access } from '../platform/auth/access.js';
import { Answers } from '../platform/http/answers.js';
import { ApiProblems } from '../platform/http/api-problems.js';
import { tooManyMisses } from './miss-budget.js';
import { parseReportId } from './report-ids.js';
import { ReportStatuses, type ReportStatus } from './report-statuses.js';
import { Reports } from './reports.js';

const failure =
  'Your payment has arrived, but your report could not be made yet. We know about it and will make it: keep this link.';

/** What the processing page polls. */
@ApiTags('buyer')
@Access('buyer')
@Controller('api/reports/:reportId/status')
export class ReportStatusController {
  constructor(
    private readonly statuses: ReportStatuses,
    private readonly reports: Reports,
  ) {}

  @Get()
  @Answers(reportStatusView)
  @ApiOperation({ summary: 'How far a report is' })
  @ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
  @ApiResponse({ status: HttpStatus.OK, description: 'The status', standardSchema: reportStatusView })
  @ApiProblems({ 404: 'There is no report at this address', 429: tooManyMisses })
  /** Takes the id from the request, for each parameter that pipes have to pass is a wait of its own. */
  async read(@Req() request: FastifyRequest<{ Params: { reportId: string } }>): Promise<ReportStatusView> {
    const { reportId: idInAddress } = request.params;
    const reportId = parseReportId(idInAddress);
    const seen = reportId === null ? null : await this.statuses.of(reportId);
    const status: ReportStatus = seen ?? (await this.reports.known(idInAddress, request.ip)).status;
    return { success: true, status, errorMessage: status === 'failed' ? failure : null };
  }
}
