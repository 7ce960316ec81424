import { Injectable } from '@nestjs/common';
import type { ReportLanguage } from '@closewise/domain/reporting';
import { renderReportHtml } from '../document/index.js';
import { ReportWriter } from '../generation/report-writer.js';
import { sampleRequest, sampleWrittenAt } from './sample-request.js';

/** The sample as a whole report: computed and written like one that was bought, and marked as a sample. */
@Injectable()
export class SampleReport {
  private readonly pages = new Map<ReportLanguage, string>();

  constructor(private readonly writer: ReportWriter) {}

  /** The page; it never changes while a process runs. */
  in(language: ReportLanguage): string {
    const page = this.pages.get(language) ?? this.render(language);
    this.pages.set(language, page);
    return page;
  }

  private render(language: ReportLanguage): string {
    const document = this.writer.write(sampleRequest, language, sampleWrittenAt);
    return renderReportHtml(document, 'sample');
  }
}
