import { Injectable } from '@nestjs/common';
import type { ReportLanguage } from '@closewise/domain/reporting';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { renderReportHtml, renderReportPdf } from '../document/index.js';
import { ReportWriter } from '../generation/report-writer.js';
import { addressesOfPage } from '../reading/report-pages.js';
import { sampleRequest, sampleWrittenAt } from './sample-request.js';

/** The sample as a whole report: computed and written like one that was bought, and marked as a sample. */
@Injectable()
export class SampleReport {
  private readonly pages = new Map<ReportLanguage, string>();

  private readonly pdfs = new Map<ReportLanguage, Promise<Buffer>>();

  constructor(
    private readonly writer: ReportWriter,
    private readonly config: ServerConfig,
  ) {}

  /** The page; it never changes while a process runs. */
  in(language: ReportLanguage): string {
    const page = this.pages.get(language) ?? this.render(language);
    this.pages.set(language, page);
    return page;
  }

  /** The PDF, drawn when it is first asked for. */
  pdfIn(language: ReportLanguage): Promise<Buffer> {
    const known = this.pdfs.get(language);
    if (known) return known;
    const pdf = this.draw(language);
    this.pdfs.set(language, pdf);
    pdf.catch(() => this.pdfs.delete(language));
    return pdf;
  }

  private draw(language: ReportLanguage): Promise<Buffer> {
    const document = this.writer.write(sampleRequest, language, sampleWrittenAt);
    return renderReportPdf(document, { exhibit: 'sample', siteUrl: this.config.publicUrl });
  }

  private render(language: ReportLanguage): string {
    const document = this.writer.write(sampleRequest, language, sampleWrittenAt);
    return renderReportHtml(document, addressesOfPage(this.config.publicUrl, 'sample'), 'sample');
  }
}
