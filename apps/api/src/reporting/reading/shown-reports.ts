import { Injectable } from '@nestjs/common';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { reportLanguages, type ReportLanguage } from '@closewise/domain/reporting';
import { Clock } from '../../platform/clock/clock.js';
import { DemoReports } from '../demo/demo-reports.js';
import { demoRequest } from '../demo/demo-request.js';
import type { Showing } from '../document/index.js';
import { ReportWriter } from '../generation/report-writer.js';
import { parseReportId } from '../known-reports/report-ids.js';
import { Reports } from '../known-reports/reports.js';
import { ReportDocuments } from './report-documents.js';

/** A document that may be shown, and whether it belongs to nobody. */
export type ShownReport = Readonly<{ document: ReportDocument; exhibit: Showing['exhibit'] }>;

/** What stands at the address of a report: one that was paid and written, or a demo. */
@Injectable()
export class ShownReports {
  constructor(
    private readonly reports: Reports,
    private readonly documents: ReportDocuments,
    private readonly demos: DemoReports,
    private readonly writer: ReportWriter,
    private readonly clock: Clock,
  ) {}

  /** `lang` is what the address asks for. Null where there is nothing to show, for whatever reason. */
  async find(idInAddress: string, lang: unknown): Promise<ShownReport | null> {
    const language = languageIn(lang);
    const demo = await this.demos.find(idInAddress);
    if (demo) return demo.status === 'complete' ? this.demoIn(language ?? 'en') : null;
    const reportId = parseReportId(idInAddress);
    const report = reportId === null ? null : await this.reports.find(reportId);
    if (!report) return null;
    const document = await this.documents.read(report, language ?? report.request.language);
    return document && { document, exhibit: null };
  }

  private demoIn(language: ReportLanguage): ShownReport {
    return { document: this.writer.write(demoRequest, language, this.clock.now()), exhibit: 'demo' };
  }
}

const languageIn = (lang: unknown): ReportLanguage | undefined =>
  reportLanguages.find((language) => language === lang);
