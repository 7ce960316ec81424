import { createHash } from 'node:crypto';
import { feesCss } from './styles/fees.css.js';
import { headCss } from './styles/head.css.js';
import { pageCss } from './styles/page.css.js';
import { printCss } from './styles/print.css.js';
import { sectionsCss } from './styles/sections.css.js';
import { reportPages } from '../../reading/report-pages.js';

const css = [pageCss, headCss, sectionsCss, feesCss, printCss].join('\n');
const version = createHash('sha256').update(css).digest('hex').slice(0, 12);

/** The report's only asset: its name changes with its content, so that it may be cached for ever. */
export const reportStylesheet: Readonly<{ path: string; css: string }> = {
  path: `${reportPages}/assets/report-${version}.css`,
  css,
};
