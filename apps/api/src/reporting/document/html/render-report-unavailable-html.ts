import type { ReportLanguage } from '@closewise/contracts/buyer';
import { html } from '../../../platform/http/pages/html.js';
import { labels } from './labels.js';
import { messagePage } from './message-page.js';

/** The page while reports cannot be read, or while too many PDFs wait; its link opens the same address again. */
export function renderReportUnavailableHtml(
  language: ReportLanguage,
  reason: 'unavailable' | 'pdfBusy' = 'unavailable',
): string {
  const { title, text, when, again } = labels[language][reason];
  return messagePage({
    language,
    title,
    content: html`<p>${text}</p>
      <p>${when}</p>
      <p><a class="button" href="">${again}</a></p>`,
  });
}
