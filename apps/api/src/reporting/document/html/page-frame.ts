import type { ReportLanguage } from '@closewise/contracts/buyer';
import { html, Html } from '../../../platform/http/pages/html.js';
import { labels } from './labels.js';
import { icon } from './mark.js';
import { pageScript } from './page-script.js';

type Frame = Readonly<{
  language: ReportLanguage;
  title: string;
  style: string;
  content: Html;
  hasScript?: boolean;
  /** Written across the page. */
  mark?: string | null;
}>;

/**
 * The document around a page: one file that needs no other, without tracking, kept out of search engines and referrers.
 * Its style and its script are allowed by `pagePolicy`.
 */
export function pageFrame({ language, title, style, content, hasScript = false, mark }: Frame): string {
  const page = html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <meta name="color-scheme" content="light" />
      <meta name="theme-color" content="#0b2f29" />
      <title>${title} | Closewise</title>
      <link rel="icon" href="${icon}" />
      ${styleElement(style)}
    </head>
    <body${mark && html` data-mark="${mark}"`}>
      <a class="skip" href="#report">${labels[language].skip}</a>
      ${content} ${hasScript && scriptElement}
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}`;
}

/** To the letter what the hash was made of. */
const styleElement = (style: string): Html => new Html(`<style>${style}</style>`);
const scriptElement = new Html(`<script>${pageScript}</script>`);
