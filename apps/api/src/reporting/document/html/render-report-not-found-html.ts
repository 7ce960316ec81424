import type { ReportLanguage } from '@closewise/contracts/buyer';
import { html } from '../../../platform/http/pages/html.js';
import { labels } from './labels.js';
import { messagePage } from './message-page.js';

const homePages: Readonly<Record<ReportLanguage, string>> = { en: '/', es: '/es/' };

/** One page for every address without a readable report: it never says why. */
export function renderReportNotFoundHtml(language: ReportLanguage): string {
  const { title, text, home } = labels[language].notFound;
  return messagePage({
    language,
    title,
    content: html`<p>${text}</p>
      <p><a class="button" href="${homePages[language]}">${home}</a></p>`,
  });
}
