import { Controller, Get, Header, HttpStatus, Query } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { reportLanguages } from '@closewise/domain/reporting';
import { Access } from '../../platform/access/access.js';
import { reportPages } from '../reading/report-pages.js';
import { SampleReport } from './sample-report.js';

/** The whole sample, which the page `/sample-report` leads to. */
@ApiTags('public')
@Access('visitor')
@Controller(`${reportPages}/sample`)
export class SampleReportController {
  constructor(private readonly sample: SampleReport) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @ApiOperation({ operationId: 'readSampleReport', summary: 'A whole report as a sample, in one language' })
  @ApiQuery({ name: 'lang', required: false, enum: reportLanguages })
  @ApiProduces('text/html')
  @ApiResponse({ status: HttpStatus.OK, description: 'The sample', schema: { type: 'string' } })
  read(@Query('lang') lang: unknown): string {
    return this.sample.in(reportLanguages.find((language) => language === lang) ?? 'en');
  }
}
