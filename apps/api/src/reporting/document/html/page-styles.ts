import { reportFonts } from './report-fonts.js';
import { appendixCss } from './styles/appendix.css.js';
import { changesCss } from './styles/changes.css.js';
import { chartsCss } from './styles/charts.css.js';
import { frontCss } from './styles/front.css.js';
import { headCss } from './styles/head.css.js';
import { pageCss } from './styles/page.css.js';
import { printCss } from './styles/print.css.js';

const typefaces = reportFonts
  .map(
    ({ family, weight, woff2 }) =>
      `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/woff2;base64,${woff2}) format('woff2'); }`,
  )
  .join('\n');

/** The styles of a report, with its typefaces: nothing is loaded. */
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

/** The styles of a page that says something in a report's place; it stays small, without typefaces. */
export const messageStyle = [pageCss, headCss].join('\n');
