import type { ReportLanguage } from '@closewise/contracts/buyer';
import { html, type Html } from '../../../platform/http/pages/html.js';
import { labels } from './labels.js';
import { mark } from './mark.js';
import { pageFrame } from './page-frame.js';
import { messageStyle } from './page-styles.js';

type Message = Readonly<{ language: ReportLanguage; title: string; content: Html }>;

/** A page in the report's look that says something in its place. */
export function messagePage({ language, title, content }: Message): string {
  return pageFrame({
    language,
    title,
    style: messageStyle,
    content: html`<header class="head">
        <div class="wrap bar">
          <a class="home" href="${language === 'en' ? '/' : '/es/'}" aria-label="${labels[language].home}"
            >${mark}</a
          >
        </div>
      </header>
      <main id="report" class="message">
        <h1>${title}</h1>
        ${content}
      </main>`,
  });
}
