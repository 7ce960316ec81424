import { Controller, Get, HttpStatus, Ip, Param } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { noReportMessage, reportVersionsView, type ReportVersionsView } from '@closewise/contracts/buyer';
import { Access } from '../../platform/access/access.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { tooManyNotFound } from '../known-reports/not-found-throttle.js';
import { Reports, unknownReport } from '../known-reports/reports.js';
import { ReportVersions } from './report-versions.js';

/** The initial data of the page that refines a report. Unknown, unpaid and erased reports give the same answer. */
@ApiTags('buyer')
@Access('buyer')
@Controller('api/reports/:reportId/versions')
export class ReportVersionsController {
  constructor(
    private readonly reports: Reports,
    private readonly versions: ReportVersions,
  ) {}

  @Get()
  @ResponseSchema(reportVersionsView)
  @ApiOperation({
    operationId: 'readReportVersions',
    summary: 'The versions of a paid report with their inputs, and what may still be refined',
  })
  @ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'All versions, oldest first',
    standardSchema: reportVersionsView,
  })
  @ApiProblems({ 404: noReportMessage, 429: tooManyNotFound })
  async read(
    @Param('reportId') idInAddress: string,
    @Ip() clientAddress: string,
  ): Promise<ReportVersionsView> {
    const { request } = await this.reports.requireReadable(idInAddress, clientAddress);
    const versions = await this.versions.find(request.reportId);
    if (!versions) throw unknownReport();
    return { success: true, ...versions };
  }
}
