import type { ReportLanguage } from '@closewise/domain/reporting';
import { html } from '../../platform/http/pages/html.js';
import type { Letter } from '../../platform/mail/letter.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import { formatsOf } from '../document/index.js';
import { reportPages, thankYouPages } from '../reading/report-pages.js';
import type { BoughtReport } from './bought-reports.js';
import { foundReportsTexts } from './found-reports-texts.js';

/**
 * The mail with the links of a buyer's reports, to the address that the newest was bought with; null when there is none.
 * It tells reports apart by city, price and day, and leaves the streets to the reports.
 */
export function foundReportsLetter(
  reports: readonly BoughtReport[],
  language: ReportLanguage,
  publicUrl: string,
): Letter | null {
  const newest = reports[0];
  if (!newest?.request.person?.email) return null;
  const t = foundReportsTexts[language];
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

function aboutOf({ request: { property }, receipt }: BoughtReport, language: ReportLanguage): string {
  const { money, date } = formatsOf(language);
  const place = [property.city ?? property.county, property.state].filter(Boolean).join(', ');
  return foundReportsTexts[language].about({
    place,
    price: money(property.priceCents),
    day: date(receipt.paidAt),
    orderNumber: receipt.orderNumber,
  });
}

/** One that is still being made has nothing to read: the page after the purchase shows how far it is. */
function linkOf({ request, isReadable }: BoughtReport, language: ReportLanguage, publicUrl: string): string {
  return `${publicUrl}${isReadable ? reportPages : thankYouPages[language]}/${request.reportId}`;
}
