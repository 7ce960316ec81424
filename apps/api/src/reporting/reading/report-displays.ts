import { Injectable } from '@nestjs/common';
import type { ReportDocument } from '@closewise/contracts/report-document';
import type { ReportLanguage } from '@closewise/domain/reporting';
import { orderNumberOf } from '../../billing/index.js';
import { DemoReports } from '../demo/demo-reports.js';
import { DemoReportPage } from '../demo/demo-report-page.js';
import type { Showing } from '../document/index.js';
import { parseReportId } from '../known-reports/report-ids.js';
import { Reports, type ActiveReport } from '../known-reports/reports.js';
import { parseReportLanguage } from '../texts/index.js';
import { ReportDocuments } from './report-documents.js';

/** A document with its display options. */
type ReportDisplay = Readonly<
  { document: ReportDocument } & Pick<Showing, 'exhibit' | 'older' | 'orderNumber'>
>;

/** Finds the document to show at a report's URL: a generated report or a demo. */
@Injectable()
export class ReportDisplays {
  constructor(
    private readonly reports: Reports,
    private readonly documents: ReportDocuments,
    private readonly demos: DemoReports,
    private readonly demoPage: DemoReportPage,
  ) {}

  /** `asked` holds the raw query parameters. Null if there is nothing to show, for any reason. */
  async find(
    idInAddress: string,
    asked: Readonly<{ lang?: unknown; version?: unknown }>,
  ): Promise<ReportDisplay | null> {
    const language = parseReportLanguage(asked.lang);
    const demo = await this.demos.find(idInAddress);
    if (demo) return demo.status === 'complete' ? this.demoIn(language ?? 'en') : null;
    const reportId = parseReportId(idInAddress);
    const report = reportId === null ? null : await this.reports.find(reportId);
    if (!report) return null;
    return this.versionOf(report, parseVersion(asked.version), language ?? report.request.language);
  }

  private async versionOf(
    report: ActiveReport,
    asked: number | null,
    language: ReportLanguage,
  ): Promise<ReportDisplay | null> {
    const newest = newestReadable(report);
    if (newest === null) return null;
    const version = asked ?? newest;
    const document = await this.documents.readVersion(report, version, language);
    if (!document) return null;
    const orderNumber = report.status === 'draft' ? null : orderNumberOf(report.paymentId);
    return { document, exhibit: null, older: version < newest ? { version, newest } : null, orderNumber };
  }

  private demoIn(language: ReportLanguage): ReportDisplay {
    return { document: this.demoPage.document(language), exhibit: 'demo', older: null, orderNumber: null };
  }
}

/** Parses the `version` query parameter: null if missing (the newest readable version), 0 if invalid. */
function parseVersion(text: unknown): number | null {
  if (text === undefined) return null;
  return typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
}

/** The parameter's description in the OpenAPI document. */
export const versionDescription = 'An older version of a refined report; the newest version by default';

/** The newest readable version of a report, or null. */
const newestReadable = (report: ActiveReport): number | null =>
  report.status === 'draft'
    ? null
    : (report.versions.findLast(({ readable }) => readable !== null)?.version ?? null);
