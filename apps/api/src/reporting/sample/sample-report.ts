import { Injectable } from '@nestjs/common';
import type { ReportDocument } from '@closewise/contracts/report-document';
import type { ReportLanguage } from '@closewise/domain/reporting';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { PdfWriter } from '../../platform/pdf/pdf-writer.js';
import { renderReportHtml, type renderReportPdf } from '../document/index.js';
import { ReportWriter } from '../generation/report-writer.js';
import { addressesOfPage } from '../reading/report-pages.js';
import { sampleRequest, sampleWrittenAt } from './sample-request.js';

/** The sample as a whole report: computed and written like one that was bought, and marked as a sample. */
@Injectable()
export class SampleReport {
  private readonly documents = new Map<ReportLanguage, ReportDocument>();
  private readonly pages = new Map<ReportLanguage, string>();

  constructor(
    private readonly writer: ReportWriter,
    private readonly config: ServerConfig,
    private readonly pdfs: PdfWriter,
  ) {}

  /** The page; it never changes while a process runs. */
  in(language: ReportLanguage): string {
    const page = this.pages.get(language) ?? this.render(language);
    this.pages.set(language, page);
    return page;
  }

  /** The PDF, written in the worker thread. */
  pdfIn(language: ReportLanguage): Promise<Buffer> {
    const showing = { exhibit: 'sample', siteUrl: this.config.publicUrl } as const;
    return this.pdfs.write<typeof renderReportPdf>('report', this.documentIn(language), showing);
  }

  private render(language: ReportLanguage): string {
    const addresses = addressesOfPage(this.config.publicUrl, 'sample');
    return renderReportHtml(this.documentIn(language), addresses, 'sample');
  }

  /** It never changes while a process runs. */
  documentIn(language: ReportLanguage): ReportDocument {
    const document =
      this.documents.get(language) ?? this.writer.write(sampleRequest, language, sampleWrittenAt);
    this.documents.set(language, document);
    return document;
  }
}
