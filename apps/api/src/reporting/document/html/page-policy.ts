import { createHash } from 'node:crypto';
import { pageScript } from './page-script.js';
import { messageStyle, reportStyle } from './page-styles.js';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content security policy of a report's page: what stands in it, by hash, and nothing from anywhere. */
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
