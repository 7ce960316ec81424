import type { ReportLanguage } from '@closewise/contracts/buyer';
import { html } from '../../../platform/http/pages/html.js';
import { labels } from './labels.js';
import { messagePage } from './message-page.js';

/** The page for as long as reports cannot be read; its link asks for the same address again. */
export function renderReportUnavailableHtml(language: ReportLanguage): string {
  const { title, text, when, again } = labels[language].unavailable;
  return messagePage({
    language,
    title,
    content: html`<p>${text}</p>
      <p>${when}</p>
      <p><a class="button" href="">${again}</a></p>`,
  });
}
