import { noReportMessage } from '@closewise/contracts/buyer';
import { Controller, Get, Headers, HttpStatus, Ip, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { reportLanguages } from '@closewise/domain/reporting';
import { PaymentStandings } from '../../billing/index.js';
import { Access } from '../../platform/access/access.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { isOutage } from '../../platform/event-store/outage.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { PageUnavailable } from '../../platform/http/problems/retry-later.js';
import {
  pagePolicy,
  renderReportHtml,
  renderReportNotFoundHtml,
  renderReportUnavailableHtml,
} from '../document/index.js';
import { DemoReportPage } from '../demo/demo-report-page.js';
import { DemoReports } from '../demo/demo-reports.js';
import { PropertyFactsLookup } from '../property-facts/property-facts-lookup.js';
import { NotFoundThrottle, tooManyNotFound } from '../known-reports/not-found-throttle.js';
import { versionDescription, ReportDisplays } from './report-displays.js';
import { parseReportLanguage, preferredLanguage } from '../texts/index.js';
import { addressesOfPage, premiumPages, reportPages } from './report-pages.js';
import { unknownReport } from '../known-reports/reports.js';

/** The report as a web page. Unknown and unpaid reports give the same answer. */
@ApiTags('buyer')
@Access('buyer')
@Controller(reportPages)
export class HtmlReportController {
  constructor(
    private readonly shown: ReportDisplays,
    private readonly demos: DemoReports,
    private readonly demoPage: DemoReportPage,
    private readonly notFoundThrottle: NotFoundThrottle,
    private readonly config: ServerConfig,
    private readonly lookup: PropertyFactsLookup,
    private readonly standings: PaymentStandings,
  ) {}

  @Get(':reportId')
  @RateLimited('report-pages', {
    points: 240,
    perSeconds: 60,
    refusal: 'Too many reports were opened from your network.',
    passesInOutage: true,
  })
  @ApiOperation({ operationId: 'readReport', summary: 'The paid report as a page' })
  @ApiParam({ name: 'reportId', type: String, example: '4711000000000042' })
  @ApiQuery({ name: 'lang', required: false, enum: reportLanguages })
  @ApiQuery({ name: 'version', required: false, type: String, example: '1', description: versionDescription })
  @ApiProduces('text/html')
  @ApiResponse({ status: HttpStatus.OK, description: 'The report', schema: { type: 'string' } })
  @ApiProblems({ 404: noReportMessage, 429: tooManyNotFound })
  async read(
    // Not @Param: every address must be answered by a page, even one with invalid characters.
    @Req() { params }: FastifyRequest<{ Params: { reportId: string } }>,
    @Query('lang') lang: unknown,
    @Query('version') version: unknown,
    @Headers('accept') accepted: string | undefined,
    @Headers('accept-language') languages: string | undefined,
    @Ip() clientAddress: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    reply.header('content-security-policy', pagePolicy);
    const language = parseReportLanguage(lang) ?? preferredLanguage(languages);
    const forBrowser = accepted?.includes('text/html') === true;
    const html = await this.render(params.reportId, { lang, version }).catch((error: unknown) => {
      if (!forBrowser || !isOutage(error)) throw error;
      throw new PageUnavailable(renderReportUnavailableHtml(language), error);
    });
    reply.type('text/html; charset=utf-8');
    if (html !== null) return void (await reply.send(html));
    await this.notFoundThrottle.spend(clientAddress);
    if (!forBrowser) throw unknownReport();
    await reply.status(HttpStatus.NOT_FOUND).send(renderReportNotFoundHtml(language));
  }

  private async render(
    idInAddress: string,
    asked: Readonly<{ lang: unknown; version: unknown }>,
  ): Promise<string | null> {
    const demo = await this.demos.find(idInAddress);
    if (demo)
      return demo.status === 'complete'
        ? this.demoPage.renderPage(demo.reportId, parseReportLanguage(asked.lang) ?? 'en')
        : null;
    const shown = await this.shown.find(idInAddress, asked);
    if (!shown) return null;
    const { document, older, orderNumber = null } = shown;
    const { publicUrl } = this.config;
    const addresses = addressesOfPage(publicUrl, document.reportId, older);
    const { language } = document;
    const canAdd = document.premium === null && older === null && this.lookup.canSellPremium;
    const premium = canAdd ? `${publicUrl}${premiumPages[language]}/${document.reportId}` : null;
    const standing = await this.standings.findStanding(document.reportId);
    const closed = standing === 'stands' ? null : standing;
    return renderReportHtml(document, { ...addresses, premium, closed, orderNumber });
  }
}
