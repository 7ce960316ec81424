import type { ReportLanguage, ReportRequest } from '@closewise/domain/reporting';
import type { Receipt } from '../../billing/index.js';
import { html, type Html } from '../../platform/http/pages/html.js';
import type { Letter } from '../../platform/mail/letter.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import { reportMailTexts } from './report-mail-texts.js';
import { receiptLines } from '../receipts/receipt-lines.js';
import { receiptTexts } from '../receipts/receipt-texts.js';
import { reportPages } from '../reading/report-pages.js';

/** The mail with the link to a report and its receipt, in the report's language; null when nobody wants or may get it; it says why it came. */
export function reportLetter(
  { reportId, subjectId, language, emailOptIn, person }: ReportRequest,
  receipt: Receipt | null,
  publicUrl: string,
  reason: 'bought' | 'again' = 'bought',
): Letter | null {
  if (!emailOptIn || !person?.email) return null;
  const texts = reportMailTexts[language];
  const why = reason === 'again' ? texts.whyAgain : texts.why;
  const link = `${publicUrl}${reportPages}/${reportId}`;
  const other = language === 'en' ? 'es' : 'en';
  const content = html`<p>${texts.greeting}<br /><strong>${person.address}</strong></p>
    <p><a class="button" href="${link}">${texts.open}</a></p>
    <p>${texts.linkBelow}<br /><a href="${link}">${link}</a></p>
    <p><a href="${link}?lang=${other}" lang="${other}" hreflang="${other}">${texts.other}</a></p>
    <p>${texts.keepPrivate}</p>
    ${receipt && receiptInHtml(receipt, language)}
    <p class="note">${why}</p>`;
  return {
    subjectId,
    to: person.email,
    language,
    subject: texts.subject,
    html: mailFrame({ language, title: texts.subject, content }),
    text: [
      `${texts.greeting}\n${person.address}`,
      `${texts.open}:\n${link}`,
      `${texts.other}:\n${link}?lang=${other}`,
      texts.keepPrivate,
      ...(receipt ? [receiptInText(receipt, language)] : []),
      `${why}\n`,
    ].join('\n\n'),
  };
}

const receiptInHtml = (receipt: Receipt, language: ReportLanguage): Html =>
  html`<p>
    <strong>${receiptTexts[language].title}</strong>
    ${receiptLines(receipt, language).map(([name, value]) => html`<br />${name}: ${value}`)}
    <br />${receiptTexts[language].final}
  </p>`;

const receiptInText = (receipt: Receipt, language: ReportLanguage): string =>
  [
    receiptTexts[language].title,
    ...receiptLines(receipt, language).map(([name, value]) => `${name}: ${value}`),
    receiptTexts[language].final,
  ].join('\n');
