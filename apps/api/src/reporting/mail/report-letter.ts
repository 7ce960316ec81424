import type { ReportRequest } from '@closewise/domain/reporting';
import { html } from '../../platform/http/pages/html.js';
import type { Letter } from '../../platform/mail/letter.js';
import { mailFrame } from '../../platform/mail/mail-frame.js';
import { reportMailTexts } from './report-mail-texts.js';
import { reportPages } from '../reading/report-pages.js';

/** The mail with the link to a report, in the report's language; null when nobody wants or may get it. */
export function reportLetter(
  { reportId, subjectId, language, emailOptIn, person }: ReportRequest,
  publicUrl: string,
): Letter | null {
  if (!emailOptIn || !person?.email) return null;
  const texts = reportMailTexts[language];
  const link = `${publicUrl}${reportPages}/${reportId}`;
  const other = language === 'en' ? 'es' : 'en';
  const content = html`<p>${texts.greeting}<br /><strong>${person.address}</strong></p>
    <p><a class="button" href="${link}">${texts.open}</a></p>
    <p>${texts.linkBelow}<br /><a href="${link}">${link}</a></p>
    <p><a href="${link}?lang=${other}" lang="${other}" hreflang="${other}">${texts.other}</a></p>
    <p>${texts.keepPrivate}</p>
    <p class="note">${texts.why}</p>`;
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
      `${texts.why}\n`,
    ].join('\n\n'),
  };
}
