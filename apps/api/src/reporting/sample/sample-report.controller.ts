import { Controller, Get, Header, HttpStatus, Query } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { reportLanguages } from '@closewise/domain/reporting';
import { sampleReportQuery, type SampleReportQuery } from '@closewise/contracts/buyer';
import { Access } from '../../platform/access/access.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { pagePolicy } from '../document/index.js';
import { pdfSchema, tooManyPdfs } from '../reading/report-pdf.controller.js';
import { reportPages } from '../reading/report-pages.js';
import { SampleReport } from './sample-report.js';

/** The full sample report, linked from the page `/sample-report`. */
@ApiTags('public')
@Access('visitor')
@Controller(`${reportPages}/sample`)
export class SampleReportController {
  constructor(private readonly sample: SampleReport) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('content-security-policy', pagePolicy)
  @ApiOperation({ operationId: 'readSampleReport', summary: 'The full sample report, in one language' })
  @ApiQuery({ name: 'lang', required: false, enum: reportLanguages })
  @ApiProduces('text/html')
  @ApiResponse({ status: HttpStatus.OK, description: 'The sample', schema: { type: 'string' } })
  @ApiProblems({ 400: 'Lang must be one of en, es' })
  read(@Query({ schema: sampleReportQuery }) { lang }: SampleReportQuery): string {
    return this.sample.renderPage(lang);
  }

  @Get('report.pdf')
  @Header('content-type', 'application/pdf')
  @Header('content-disposition', 'inline; filename="closewise-report-sample.pdf"')
  @ApiOperation({
    operationId: 'readSampleReportPdf',
    summary: 'The full sample report as a PDF, in one language',
  })
  @ApiQuery({ name: 'lang', required: false, enum: reportLanguages })
  @ApiProduces('application/pdf')
  @ApiResponse({ status: HttpStatus.OK, description: 'The sample', schema: pdfSchema })
  @ApiProblems({ 400: 'Lang must be one of en, es', 503: tooManyPdfs })
  async readPdf(@Query({ schema: sampleReportQuery }) { lang }: SampleReportQuery): Promise<Buffer> {
    return this.sample.renderPdf(lang);
  }
}
