import type { ReportLanguage } from '@closewise/contracts/buyer';
import { html } from '../../../platform/http/html.js';
import { labels } from './labels.js';
import { pageFrame } from './page-frame.js';

const homePages: Readonly<Record<ReportLanguage, string>> = { en: '/', es: '/es/' };

/** One page for every address without a readable report: it never says why. */
export function renderReportNotFoundHtml(language: ReportLanguage): string {
  const { notFound } = labels[language];
  return pageFrame({
    language,
    title: notFound.title,
    content: html`<header class="head">
        <div class="wrap bar"><span class="brand">Closewise</span></div>
      </header>
      <main id="report" class="not-found">
        <h1>${notFound.title}</h1>
        <p>${notFound.text}</p>
        <p><a class="button" href="${homePages[language]}">${notFound.home}</a></p>
      </main>`,
  });
}
