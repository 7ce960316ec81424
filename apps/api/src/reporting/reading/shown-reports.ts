import { Injectable } from '@nestjs/common';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { reportLanguages, type ReportLanguage } from '@closewise/domain/reporting';
import { DemoReports } from '../demo/demo-reports.js';
import { DemoReportPage } from '../demo/demo-report-page.js';
import type { Showing } from '../document/index.js';
import { parseReportId } from '../known-reports/report-ids.js';
import { Reports, type KnownReport } from '../known-reports/reports.js';
import { askedVersion, newestReadable } from './asked-version.js';
import { ReportDocuments } from './report-documents.js';

/** A document that may be shown, and whether it belongs to nobody. */
export type ShownReport = Readonly<{ document: ReportDocument } & Pick<Showing, 'exhibit' | 'older'>>;

/** What stands at the address of a report: one that was paid and written, or a demo. */
@Injectable()
export class ShownReports {
  constructor(
    private readonly reports: Reports,
    private readonly documents: ReportDocuments,
    private readonly demos: DemoReports,
    private readonly demoPage: DemoReportPage,
  ) {}

  /** `asked` is what stands in the address. Null where there is nothing to show, for whatever reason. */
  async find(
    idInAddress: string,
    asked: Readonly<{ lang?: unknown; version?: unknown }>,
  ): Promise<ShownReport | null> {
    const language = languageIn(asked.lang);
    const demo = await this.demos.find(idInAddress);
    if (demo) return demo.status === 'complete' ? this.demoIn(language ?? 'en') : null;
    const reportId = parseReportId(idInAddress);
    const report = reportId === null ? null : await this.reports.find(reportId);
    if (!report) return null;
    return this.versionOf(report, askedVersion(asked.version), language ?? report.request.language);
  }

  private async versionOf(
    report: KnownReport,
    asked: number | null,
    language: ReportLanguage,
  ): Promise<ShownReport | null> {
    const newest = newestReadable(report);
    if (newest === null) return null;
    const version = asked ?? newest;
    const document = await this.documents.readVersion(report, version, language);
    return document && { document, exhibit: null, older: version < newest ? { version, newest } : null };
  }

  private demoIn(language: ReportLanguage): ShownReport {
    return { document: this.demoPage.documentIn(language), exhibit: 'demo', older: null };
  }
}

const languageIn = (lang: unknown): ReportLanguage | undefined =>
  reportLanguages.find((language) => language === lang);
