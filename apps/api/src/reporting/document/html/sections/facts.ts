import type { ReportFact } from '@closewise/contracts/report-document';
import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { section } from './section.js';
import { sourceMark } from './source-mark.js';

function factList(page: Page, facts: readonly ReportFact[]): Html {
  return html`<dl class="facts">
    ${facts.map(
      (fact) =>
        html`<div>
          <dt>${fact.label}</dt>
          <dd class="value">${fact.value}</dd>
          <dd>${fact.explanation} ${sourceMark(page, fact)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Facts about what sets the prices here. */
export function marketAnalysis(page: Page): Html {
  return section(page, 'marketAnalysis', factList(page, page.document.sections.marketAnalysis.facts));
}

/** How a purchase closes here, and what the estimate could not know. */
export function localInsights(page: Page): Html {
  const { facts, unknowns } = page.document.sections.localInsights;
  return section(
    page,
    'localInsights',
    html`${factList(page, facts)}
      <h3>${page.labels.unknowns}</h3>
      <ul class="remarks">
        ${unknowns.map((unknown) => html`<li>${unknown}</li>`)}
      </ul>`,
  );
}
