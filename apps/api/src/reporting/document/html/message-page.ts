import type { ReportLanguage } from '@closewise/contracts/buyer';
import { html, type Html } from '../../../platform/http/pages/html.js';
import { pageFrame } from './page-frame.js';

type Message = Readonly<{ language: ReportLanguage; title: string; content: Html }>;

/** A page in the report's look that says something in its place. */
export function messagePage({ language, title, content }: Message): string {
  return pageFrame({
    language,
    title,
    content: html`<header class="head">
        <div class="wrap bar"><span class="brand">Closewise</span></div>
      </header>
      <main id="report" class="message">
        <h1>${title}</h1>
        ${content}
      </main>`,
  });
}
