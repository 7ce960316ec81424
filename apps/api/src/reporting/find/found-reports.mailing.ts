import { Injectable } from '@nestjs/common';
import type { ReportLanguage, ReportRequest } from '@closewise/domain/reporting';
import { Receipts, type Receipt } from '../../billing/index.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { parseReportId } from '../known-reports/report-ids.js';
import { Reports } from '../known-reports/reports.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import type { Letter, Mailing } from '../../platform/mail/mail.js';
import { html } from '../../platform/http/pages/html.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import { formatsOf } from '../document/index.js';
import { placeInMail } from '../mail/property-in-mail.js';
import { reportPages, thankYouPages } from '../reading/report-pages.js';
import { parseReportLanguage, reportTexts } from '../texts/index.js';

/** A paid report that was not erased. `isReadable` is false until it is generated. */
export type BuyerReport = Readonly<{ request: ReportRequest; receipt: Receipt; isReadable: boolean }>;

/** Finds a person's reports by their encryption keys: each report has its own key, whose name contains the report's id. */
@Injectable()
export class BuyerReports {
  constructor(
    private readonly personalData: PersonalData,
    private readonly reports: Reports,
    private readonly receipts: Receipts,
  ) {}

  /** The reports bought with the email address behind this pseudonym, newest first. */
  async findByPerson(personId: string): Promise<BuyerReport[]> {
    const keys = await this.personalData.keysOf(personId);
    const living = keys.filter(({ destroyed }) => !destroyed).map(({ subjectId }) => subjectId);
    const found = await Promise.all([...new Set(living)].map((subjectId) => this.bought(subjectId)));
    return found
      .filter((report) => report !== null)
      .sort((one, other) => other.receipt.paidAt.localeCompare(one.receipt.paidAt));
  }

  private async bought(subjectId: string): Promise<BuyerReport | null> {
    const reportId = parseReportId(subjectId.split('.')[1] ?? '');
    const report = reportId === null ? null : await this.reports.find(reportId);
    if (!report) return null;
    const receipt = await this.receipts.findReceipt(report.request.reportId);
    const isReadable = report.status !== 'draft' && report.readable !== null;
    return receipt && { request: report.request, receipt, isReadable };
  }
}

export const foundReportsMailing = 'found-reports';

/**
 * Mails the links to a person's reports. The fact holds the email address's pseudonym, the language and the request's id.
 * The reports are looked up here, not in the request, so that the response does not reveal whether the address has any.
 */
@Injectable()
export class FoundReportsMailing implements Mailing {
  readonly name = foundReportsMailing;

  constructor(
    private readonly reports: BuyerReports,
    private readonly config: ServerConfig,
  ) {}

  async compose(fact: string): Promise<Letter | null> {
    const [personId = '', requested] = fact.split(':');
    const language = parseReportLanguage(requested) ?? 'en';
    return foundReportsLetter(await this.reports.findByPerson(personId), language, this.config.publicUrl);
  }

  async sent(): Promise<void> {}
}

/**
 * The mail with the links to a buyer's reports, sent to the address that the newest was bought with; null without reports.
 * Reports are identified by ZIP code, price, day and order number.
 */
export function foundReportsLetter(
  reports: readonly BuyerReport[],
  language: ReportLanguage,
  publicUrl: string,
): Letter | null {
  const newest = reports[0];
  if (!newest?.request.person?.email) return null;
  const t = reportTexts[language].mails.found;
  const linked = reports.map((report) => ({
    about: aboutOf(report, language),
    link: linkOf(report, language, publicUrl),
  }));
  const content = html`<p>${t.greeting}</p>
    ${linked.map(({ about, link }) => html`<p>${about}<br /><a href="${link}">${link}</a></p>`)}
    <p>${t.keepPrivate}</p>
    <p class="note">${t.why}</p>`;
  return {
    subjectId: newest.request.subjectId,
    to: newest.request.person.email,
    language,
    subject: t.subject,
    html: mailFrame({ language, title: t.subject, content }),
    text: [
      t.greeting,
      ...linked.map(({ about, link }) => `${about}\n${link}`),
      t.keepPrivate,
      `${t.why}\n`,
    ].join('\n\n'),
  };
}

function aboutOf({ request: { property }, receipt }: BuyerReport, language: ReportLanguage): string {
  const { money, date } = formatsOf(language);
  return reportTexts[language].mails.found.about({
    place: placeInMail(property),
    price: money(property.priceCents),
    day: date(receipt.paidAt),
    orderNumber: receipt.orderNumber,
  });
}

/** A report that is not ready yet links to its progress page. */
function linkOf({ request, isReadable }: BuyerReport, language: ReportLanguage, publicUrl: string): string {
  return `${publicUrl}${isReadable ? reportPages : thankYouPages[language]}/${request.reportId}`;
}
