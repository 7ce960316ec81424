import type { ReportLanguage } from '@closewise/contracts/buyer';
import { html, Html } from '../../../platform/http/pages/html.js';
import { reportTexts } from '../../texts/index.js';

/** The site's home page in each language. */
export const homePages: Readonly<Record<ReportLanguage, string>> = { en: '/', es: '/es/' };

/** The site's logo: one lot of a plat map next to the name. */
export const mark = html`<span class="brand"
  ><svg aria-hidden="true" focusable="false" width="30" height="30" viewBox="0 0 32 32" fill="none">
    <path
      d="M2 8.5 11 6M2 22l8 2M30 7.5l-6 .5M30 24l-6.5.5"
      stroke="#bfe3d5"
      stroke-opacity=".6"
      stroke-width="1.5"
    />
    <path d="M11 5.5 24.5 7.5 23.5 26.5 9.5 24.5z" fill="#f7b733" />
    <path d="m13.2 17.6 3.7-3.6 3.7 3.6v4.6h-7.4z" fill="#0b2f29" /></svg
  >Closewise</span
>`;

/** The favicon as a data URL. */
const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b2f29"/><path d="M5 9l9-2.5M5 21l9 2M27 8l-5 .5M27 22l-5 1" stroke="#bfe3d5" stroke-opacity=".55" stroke-width="1.5"/><path d="M12.5 6.5 23 8l-1 16.5-11-1.5z" fill="#f7b733"/></svg>',
  );

/**
 * The page's only script: prints, copies the link, and opens collapsed fees before printing. It contains nothing specific to
 * a report, so that one CSP hash covers every page. Without JavaScript the buttons stay hidden.
 */
export const pageScript = `(() => {
  const show = (id, act) => {
    const button = document.getElementById(id);
    if (!button) return;
    button.hidden = false;
    button.addEventListener('click', () => act(button));
  };
  show('print', () => window.print());
  if (navigator.clipboard) {
    show('copy-link', async (button) => {
      await navigator.clipboard.writeText(button.dataset.link);
      document.getElementById('copied').textContent = button.dataset.copied;
    });
  }
  let folded = [];
  window.addEventListener('beforeprint', () => {
    folded = [...document.querySelectorAll('details:not([open])')];
    for (const details of folded) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of folded) details.open = false;
  });
})();`;

type Page = Readonly<{
  language: ReportLanguage;
  title: string;
  style: string;
  content: Html;
  hasScript?: boolean;
  /** A watermark across the page. */
  mark?: string | null;
}>;

/**
 * Renders a complete HTML document: self-contained, without tracking, hidden from search engines and referrers. `pagePolicy`
 * allows its style and script.
 */
export function renderPage({ language, title, style, content, hasScript = false, mark }: Page): string {
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
      <a class="skip" href="#report">${reportTexts[language].page.skip}</a>
      ${content} ${hasScript && scriptElement}
    </body>
  </html>`;
  return `<!doctype html>\n${page.markup}`;
}

/** Must be byte-identical to what `pagePolicy` hashes. */
const styleElement = (style: string): Html => new Html(`<style>${style}</style>`);
const scriptElement = new Html(`<script>${pageScript}</script>`);
