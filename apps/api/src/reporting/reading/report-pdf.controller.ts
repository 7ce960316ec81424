import { noReportMessage } from '@closewise/contracts/buyer';
import { Controller, Get, Headers, HttpStatus, Ip, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { reportLanguages } from '@closewise/domain/reporting';
import { Access } from '../../platform/access/access.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { PageUnavailable, BusyException } from '../../platform/http/problems/retry-later.js';
import { PdfWriter } from '../../platform/pdf/pdf-writer.js';
import {
  renderReportNotFoundHtml,
  renderReportUnavailableHtml,
  reportFileName,
  type renderReportPdf,
} from '../document/index.js';
import { NotFoundThrottle, tooManyNotFound } from '../known-reports/not-found-throttle.js';
import { unknownReport } from '../known-reports/reports.js';
import { parseReportLanguage, preferredLanguage } from '../texts/index.js';
import { versionDescription, ReportDisplays } from './report-displays.js';

/** A PDF's schema in the OpenAPI document. */
export const pdfSchema = { type: 'string', format: 'binary', example: '%PDF-1.7' } as const;

/** Shown while too many PDFs are waiting to be rendered. */
export const tooManyPdfs = 'Many PDFs are being written right now. Please try again in 10 seconds.';

/** The report as a PDF. Unknown and unpaid reports give the same answer. */
@ApiTags('buyer')
@Access('buyer')
@Controller('api/reports')
export class ReportPdfController {
  constructor(
    private readonly shown: ReportDisplays,
    private readonly notFoundThrottle: NotFoundThrottle,
    private readonly config: ServerConfig,
    private readonly pdfs: PdfWriter,
  ) {}

  @Get(':reportId/report.pdf')
  @RateLimited('report-pdfs', {
    points: 60,
    perSeconds: 600,
    refusal: 'Too many PDFs were requested from your network.',
  })
  @ApiOperation({ operationId: 'readReportPdf', summary: 'The paid report as a PDF' })
  @ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
  @ApiQuery({ name: 'lang', required: false, enum: reportLanguages })
  @ApiQuery({ name: 'version', required: false, type: String, example: '1', description: versionDescription })
  @ApiProduces('application/pdf')
  @ApiResponse({ status: HttpStatus.OK, description: 'The report', schema: pdfSchema })
  @ApiProblems({ 404: noReportMessage, 429: tooManyNotFound, 503: tooManyPdfs })
  async read(
    // Not @Param: every address must get the same answer, even one with invalid characters.
    @Req() { params }: FastifyRequest<{ Params: { reportId: string } }>,
    @Query('lang') lang: unknown,
    @Query('version') version: unknown,
    @Headers('accept') accepted: string | undefined,
    @Headers('accept-language') languages: string | undefined,
    @Ip() clientAddress: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const forBrowser = accepted?.includes('text/html') === true;
    const report = await this.shown.find(params.reportId, { lang, version });
    if (!report) {
      await this.notFoundThrottle.spend(clientAddress);
      if (!forBrowser) throw unknownReport();
      const language = parseReportLanguage(lang) ?? preferredLanguage(languages);
      reply.status(HttpStatus.NOT_FOUND).type('text/html; charset=utf-8');
      return void (await reply.send(renderReportNotFoundHtml(language)));
    }
    const { document, exhibit, older, orderNumber } = report;
    const showing = { exhibit, older, orderNumber, siteUrl: this.config.publicUrl };
    const pdf = await this.pdfs
      .write<typeof renderReportPdf>('report', document, showing)
      .catch((error: unknown) => {
        if (!forBrowser || !(error instanceof BusyException)) throw error;
        const page = renderReportUnavailableHtml(document.language, 'pdfBusy');
        throw new PageUnavailable(page, error, error.retryAfterSeconds);
      });
    await reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${reportFileName(document, exhibit)}"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  }
}
