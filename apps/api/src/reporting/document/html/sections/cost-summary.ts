import type { CostSummary } from '@closewise/contracts/report-document';
import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { sectionAnchors } from '../section-anchors.js';
import { breakdownChart } from './breakdown-chart.js';
import { breakdownTable } from './breakdown-table.js';
import { cashToCloseChart } from './cash-to-close-chart.js';
import { cashToCloseTable } from './cash-to-close-table.js';
import { categoryTable } from './category-table.js';
import { section } from './section.js';
import { sourceMark } from './source-mark.js';

/** What the buyer brings as a bar and as page 2 of the Loan Estimate, and what to know about it. */
export function costSummary(page: Page): Html {
  const { notes, notices } = page.document.sections.costSummary;
  return section(
    page,
    'costSummary',
    html`${notices.filter(({ isFirst }) => isFirst).map((notice) => aside(page, notice))} ${totals(page)}
      <ul class="remarks">
        ${notes.map((note) => html`<li>${note}</li>`)}
      </ul>
      ${notices.filter(({ isFirst }) => !isFirst).map((notice) => aside(page, notice))}`,
  );
}

type Notice = CostSummary['notices'][number];

const aside = (page: Page, notice: Notice): Html =>
  html`<aside class="notice" aria-label="${notice.title}">
    <p><strong>${notice.title}</strong></p>
    <p>${notice.text} ${notice.calculation && `${notice.calculation}. `}${sourceMark(page, notice)}</p>
  </aside>`;

function totals(page: Page): Html {
  const { labels, document } = page;
  const { cashToClose } = document.sections.costSummary;
  if (!cashToClose) return totalsOfEarlierReport(page);
  const { interval, otherScenario, assumptions } = cashToClose;
  return html`<h3>${labels.summary.chartTitle}</h3>
    ${cashToCloseChart(page, cashToClose)} ${cashToCloseTable(page, cashToClose)}
    <ul class="remarks">
      <li>${interval} <a href="#${sectionAnchors.figures}">${labels.summary.aboutInterval}</a></li>
      ${otherScenario && html`<li>${otherScenario.text}</li>`}
      <li>${assumptions}</li>
    </ul>`;
}

/** Reports of before November 2026 have totals by category and no cash to close. */
const totalsOfEarlierReport = (page: Page): Html =>
  html`${categoryTable(page)}
    <h3>${page.labels.summary.chartTitle}</h3>
    ${breakdownChart(page)} ${breakdownTable(page)}`;
