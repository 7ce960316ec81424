import { createHash } from 'node:crypto';
import { reportFonts } from './report-fonts.js';
import { appendixCss } from './styles/appendix.css.js';
import { changesCss, frontCss } from './styles/front.css.js';
import { chartsCss } from './styles/charts.css.js';
import { headCss } from './styles/head.css.js';
import { pageCss } from './styles/page.css.js';
import { printCss } from './styles/print.css.js';
import { pageScript } from './page-frame.js';

const typefaces = reportFonts
  .map(
    ({ family, weight, woff2 }) =>
      `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${woff2}) format('woff2'); }`,
  )
  .join('\n');

/** The styles of a report, with embedded fonts. */
export const reportStyle = [
  typefaces,
  pageCss,
  headCss,
  frontCss,
  changesCss,
  chartsCss,
  appendixCss,
  printCss,
].join('\n');

/** The styles of message pages, small and without fonts. */
export const messageStyle = [pageCss, headCss].join('\n');

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy of report pages: inline style and script by hash, and no external resources. */
export const pagePolicy = [
  "default-src 'none'",
  `script-src ${hashOf(pageScript)}`,
  `style-src ${hashOf(reportStyle)} ${hashOf(messageStyle)}`,
  'font-src data:',
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');
