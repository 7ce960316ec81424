import { reportSectionOrder, type ReportDocument } from '@closewise/contracts/report-document';
import { html, type Html } from '../../../platform/http/pages/html.js';
import { pageOf, type Exhibit, type Page } from './page.js';
import { pageFrame } from './page-frame.js';
import { purchaseSheet } from './purchase-sheet.js';
import { sectionAnchors } from './section-anchors.js';
import { closingTimeline } from './sections/closing-timeline.js';
import { comparableProperties } from './sections/comparable-properties.js';
import { contacts } from './sections/contacts.js';
import { costSummary } from './sections/cost-summary.js';
import { localInsights, marketAnalysis } from './sections/facts.js';
import { feeList } from './sections/fee-lists.js';
import { figures } from './sections/figures.js';
import { negotiableFees } from './sections/negotiable-fees.js';
import { negotiationStrategies } from './sections/negotiation-strategies.js';

/** The report as one HTML page without scripts; it needs `reportStylesheet` beside it. */
export function renderReportHtml(document: ReportDocument, exhibit: Exhibit | null = null): string {
  const page = pageOf(document, exhibit);
  const { language, property } = document;
  return pageFrame({
    language,
    title: exhibit ? page.labels.exhibits[exhibit].title : page.labels.documentTitle(property.address),
    mark: exhibit === 'demo' ? page.labels.exhibits.demo.mark : undefined,
    content: html`${purchaseSheet(page)}
      <div class="layout">
        ${tableOfContents(page)}
        <main id="report">${sections(page)}</main>
      </div>`,
  });
}

function tableOfContents({ document, labels }: Page): Html {
  return html`<nav class="contents" aria-labelledby="contents-title">
    <h2 id="contents-title">${labels.contents}</h2>
    <ol>
      ${reportSectionOrder.map(
        (key) => html`<li><a href="#${sectionAnchors[key]}">${document.sections[key].title}</a></li>`,
      )}
    </ol>
  </nav>`;
}

function sections(page: Page): Html {
  return html`${costSummary(page)} ${feeList(page, 'requiredFees')} ${negotiableFees(page)}
  ${feeList(page, 'optionalFees')} ${marketAnalysis(page)} ${comparableProperties(page)}
  ${negotiationStrategies(page)} ${localInsights(page)} ${closingTimeline(page)} ${contacts(page)}
  ${figures(page)}`;
}
