import {
  demoAddress,
  demoProperty,
  type ReportRequest,
  type ReportLanguage,
} from '@closewise/domain/reporting';
import { Injectable } from '@nestjs/common';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { Clock } from '../../platform/clock/clock.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { renderReportHtml } from '../document/index.js';
import { ReportWriter } from '../generation/report-writer.js';
import { addressesOfPage } from '../reading/report-pages.js';

/** The request behind every demo report. */
const demoRequest: ReportRequest = {
  reportId: 2,
  subjectId: 'demo',
  property: demoProperty,
  placeProblems: [],
  language: 'en',
  emailOptIn: false,
  referralCode: null,
  person: { address: demoAddress, street: demoAddress.split(',')[0]!, email: null },
};

/** Renders the page of every demo report: computed like a bought report, marked as a demo, and never stored. */
@Injectable()
export class DemoReportPage {
  private readonly written = new Map<ReportLanguage, { day: string; document: ReportDocument }>();

  constructor(
    private readonly writer: ReportWriter,
    private readonly clock: Clock,
    private readonly config: ServerConfig,
  ) {}

  /** The HTML of one demo report. */
  renderPage(reportId: number, language: ReportLanguage): string {
    const addresses = { ...addressesOfPage(this.config.publicUrl, reportId), pdf: null, refine: null };
    return renderReportHtml(this.document(language), addresses, 'demo');
  }

  /** Cached for the day, because the closing date is relative to today. */
  document(language: ReportLanguage): ReportDocument {
    const now = this.clock.now();
    const day = now.toISOString().slice(0, 10);
    const before = this.written.get(language);
    if (before?.day === day) return before.document;
    const document = this.writer.write(demoRequest, language, now);
    this.written.set(language, { day, document });
    return document;
  }
}
