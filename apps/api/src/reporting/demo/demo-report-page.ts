import { Injectable } from '@nestjs/common';
import type { ReportDocument } from '@closewise/contracts/report-document';
import type { ReportLanguage } from '@closewise/domain/reporting';
import { Clock } from '../../platform/clock/clock.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { renderReportHtml } from '../document/index.js';
import { ReportWriter } from '../generation/report-writer.js';
import { addressesOfPage } from '../reading/report-pages.js';
import { demoRequest } from './demo-request.js';

/** The page of every demo: computed and written like a report that was bought, and marked as a demo. Nothing is stored. */
@Injectable()
export class DemoReportPage {
  private readonly written = new Map<ReportLanguage, { day: string; document: ReportDocument }>();

  constructor(
    private readonly writer: ReportWriter,
    private readonly clock: Clock,
    private readonly config: ServerConfig,
  ) {}

  /** The page at the address of one demo. */
  of(reportId: number, language: ReportLanguage): string {
    const addresses = { ...addressesOfPage(this.config.publicUrl, reportId), pdf: null, refine: null };
    return renderReportHtml(this.documentIn(language), addresses, 'demo');
  }

  /** Written again each day, since the closing is so many days ahead; all day the PDF is the same, too. */
  documentIn(language: ReportLanguage): ReportDocument {
    const now = this.clock.now();
    const day = now.toISOString().slice(0, 10);
    const before = this.written.get(language);
    if (before?.day === day) return before.document;
    const document = this.writer.write(demoRequest, language, now);
    this.written.set(language, { day, document });
    return document;
  }
}
