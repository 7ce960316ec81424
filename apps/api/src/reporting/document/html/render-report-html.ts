import type { ReportDocument } from '@closewise/contracts/report-document';
import { html, type Html } from '../../../platform/http/pages/html.js';
import type { Exhibit, ReportView, ViewSection } from '../view/report-view.js';
import { viewReport } from '../view/view-report.js';
import { reportTexts } from '../../texts/index.js';
import { renderPage } from './page-frame.js';
import { reportStyle } from './page-styles.js';
import { drawReportFoot, drawReportHead, type PageAddresses } from './report-head.js';
import { drawBlock } from './blocks/draw-block.js';

/** Renders the report as one self-contained HTML file, to be served with `pagePolicy`. */
export function renderReportHtml(
  document: ReportDocument,
  addresses: PageAddresses,
  exhibit: Exhibit | null = null,
): string {
  const { older = null, orderNumber = null, siteUrl } = addresses;
  const view = viewReport(document, { exhibit, older, orderNumber, siteUrl });
  return renderPage({
    language: view.language,
    title: view.title,
    style: reportStyle,
    hasScript: true,
    mark: view.mark,
    content: html`${drawReportHead(view, addresses)}
      <div class="layout">
        ${drawContents(view)}
        <main id="report">
          ${view.front.map((section, index) => drawSection(view, section, index + 1))}
          <div class="divider" id="appendix">
            <h2>${view.appendixTitle}</h2>
            <p>${view.appendixIntroduction}</p>
          </div>
          ${view.appendix.map((section, index) => drawSection(view, section, view.front.length + index + 1))}
        </main>
      </div>
      ${drawReportFoot(view)}`,
  });
}

function drawContents({ language, front, appendixTitle, appendix }: ReportView): Html {
  const entries = (sections: readonly ViewSection[]) =>
    sections.map(({ anchor, title }) => html`<li><a href="#${anchor}">${title}</a></li>`);
  return html`<nav class="contents" aria-labelledby="contents-title">
    <h2 id="contents-title">${reportTexts[language].page.contents}</h2>
    <ol>
      ${entries(front)}
    </ol>
    <p>${appendixTitle}</p>
    <ol class="further">
      ${entries(appendix)}
    </ol>
  </nav>`;
}

/** A numbered section with heading, introduction and blocks. */
const drawSection = (
  { language }: ReportView,
  { anchor, title, introduction, blocks }: ViewSection,
  number: number,
): Html =>
  html`<section id="${anchor}" class="section" aria-labelledby="${anchor}-title">
    <h2 id="${anchor}-title"><span class="number">${number}</span> ${title}</h2>
    ${introduction && html`<p class="introduction">${introduction}</p>`}
    ${blocks.map((block, index) => drawBlock(block, { language, id: `${anchor}-${index + 1}` }))}
  </section>`;
