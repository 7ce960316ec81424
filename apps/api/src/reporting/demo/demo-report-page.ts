import { Injectable } from '@nestjs/common';
import type { ReportLanguage } from '@closewise/domain/reporting';
import { Clock } from '../../platform/clock/clock.js';
import { renderReportHtml } from '../document/index.js';
import { ReportWriter } from '../generation/report-writer.js';
import { demoRequest } from './demo-request.js';

/** The page of every demo: computed and written like a report that was bought, and marked as a demo. Nothing is stored. */
@Injectable()
export class DemoReportPage {
  private readonly written = new Map<ReportLanguage, { day: string; page: string }>();

  constructor(
    private readonly writer: ReportWriter,
    private readonly clock: Clock,
  ) {}

  /** Written anew each day, since the closing is so many days ahead. */
  in(language: ReportLanguage): string {
    const now = this.clock.now();
    const day = now.toISOString().slice(0, 10);
    const before = this.written.get(language);
    if (before?.day === day) return before.page;
    const page = renderReportHtml(this.writer.write(demoRequest, language, now), 'demo');
    this.written.set(language, { day, page });
    return page;
  }
}
