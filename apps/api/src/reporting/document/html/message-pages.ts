import type { ReportLanguage } from '@closewise/contracts/buyer';
import { html, type Html } from '../../../platform/http/pages/html.js';
import { reportTexts } from '../../texts/index.js';
import { homePages, mark, renderPage } from './page-frame.js';
import { messageStyle } from './page-styles.js';

type Message = Readonly<{ language: ReportLanguage; title: string; content: Html }>;

/** Renders a message in the report's design. */
function renderMessagePage({ language, title, content }: Message): string {
  return renderPage({
    language,
    title,
    style: messageStyle,
    content: html`<header class="head">
        <div class="wrap bar">
          <a class="home" href="${homePages[language]}" aria-label="${reportTexts[language].page.home}"
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

/** The same page for every URL without a readable report; it never says why. */
export function renderReportNotFoundHtml(language: ReportLanguage): string {
  const { title, text, home } = reportTexts[language].page.notFound;
  return renderMessagePage({
    language,
    title,
    content: html`<p>${text}</p>
      <p><a class="button" href="${homePages[language]}">${home}</a></p>`,
  });
}

/** The page for outages of the report storage or a full PDF queue. Its link reloads the same URL. */
export function renderReportUnavailableHtml(
  language: ReportLanguage,
  reason: 'unavailable' | 'pdfBusy' = 'unavailable',
): string {
  const { title, text, when, again } = reportTexts[language].page[reason];
  return renderMessagePage({
    language,
    title,
    content: html`<p>${text}</p>
      <p>${when}</p>
      <p><a class="button" href="">${again}</a></p>`,
  });
}
