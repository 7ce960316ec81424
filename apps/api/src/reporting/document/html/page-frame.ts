import type { ReportLanguage } from '@closewise/contracts/buyer';
import { html, type Html } from '../../../platform/http/pages/html.js';
import { labels } from './labels.js';
import { reportStylesheet } from './report-stylesheet.js';

type Frame = Readonly<{ language: ReportLanguage; title: string; content: Html; mark?: string }>;

/** The document around a page: head without tracking, kept out of search engines and referrers; `mark` is written across it. */
export function pageFrame({ language, title, content, mark }: Frame): string {
  const page = html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <meta name="color-scheme" content="light" />
      <title>${title} | Closewise</title>
      <link rel="stylesheet" href="${reportStylesheet.path}" />
    </head>
    <body${mark && html` data-mark="${mark}"`}>
      <a class="skip" href="#report">${labels[language].skip}</a>
      ${content}
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}`;
}
