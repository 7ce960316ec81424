import type { ReportRequest, ReportLanguage } from '@closewise/domain/reporting';
import { Injectable } from '@nestjs/common';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { PdfWriter } from '../../platform/pdf/pdf-writer.js';
import { renderReportHtml, type renderReportPdf } from '../document/index.js';
import { ReportWriter } from '../generation/report-writer.js';
import { addressesOfPage } from '../reading/report-pages.js';

/** On this day the default closing date is January 15, 2027, which matches the figures on the site. */
const sampleWrittenAt = new Date('2026-12-01T15:00:00Z');

/** The request behind all samples: a $450,000 home in Houston. */
const sampleRequest: ReportRequest = {
  reportId: 1,
  subjectId: 'sample',
  property: {
    priceCents: 45_000_000,
    state: 'TX',
    county: null,
    city: 'Houston',
    zip: '77002',
    propertyType: 'single-family',
    buyerType: 'first-time',
    loanType: 'FHA',
    hasPool: false,
  },
  placeProblems: [],
  language: 'en',
  emailOptIn: false,
  referralCode: null,
  person: { address: '1600 Main Street, Houston, TX 77002', street: '1600 Main Street', email: null },
};

/** The full sample report: computed like a bought report and marked as a sample. */
@Injectable()
export class SampleReport {
  private readonly documents = new Map<ReportLanguage, ReportDocument>();
  private readonly pages = new Map<ReportLanguage, string>();

  constructor(
    private readonly writer: ReportWriter,
    private readonly config: ServerConfig,
    private readonly pdfs: PdfWriter,
  ) {}

  /** The HTML page, cached for the lifetime of the process. */
  renderPage(language: ReportLanguage): string {
    const page = this.pages.get(language) ?? this.render(language);
    this.pages.set(language, page);
    return page;
  }

  /** The PDF, rendered in the worker thread. */
  renderPdf(language: ReportLanguage): Promise<Buffer> {
    const showing = { exhibit: 'sample', siteUrl: this.config.publicUrl } as const;
    return this.pdfs.write<typeof renderReportPdf>('report', this.document(language), showing);
  }

  private render(language: ReportLanguage): string {
    const addresses = addressesOfPage(this.config.publicUrl, 'sample');
    return renderReportHtml(this.document(language), addresses, 'sample');
  }

  /** Cached for the lifetime of the process. */
  document(language: ReportLanguage): ReportDocument {
    const document =
      this.documents.get(language) ?? this.writer.write(sampleRequest, language, sampleWrittenAt);
    this.documents.set(language, document);
    return document;
  }
}
