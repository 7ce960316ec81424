import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { breakdownChart } from './breakdown-chart.js';
import { breakdownTable } from './breakdown-table.js';
import { categoryTable } from './category-table.js';
import { section } from './section.js';
import { sourceMark } from './source-mark.js';

/** Totals by category, the chart with its table, and what the totals leave out. */
export function costSummary(page: Page): Html {
  const { labels, document } = page;
  const { notes, notices } = document.sections.costSummary;
  return section(
    page,
    'costSummary',
    html`${notices.map(
        (notice) =>
          html`<aside class="notice" aria-label="${notice.title}">
            <p><strong>${notice.title}</strong></p>
            <p>${notice.text} ${notice.calculation} ${sourceMark(page, notice)}</p>
          </aside>`,
      )}
      ${categoryTable(page)}
      <h3>${labels.summary.chartTitle}</h3>
      ${breakdownChart(page)} ${breakdownTable(page)}
      <ul class="remarks">
        ${notes.map((note) => html`<li>${note}</li>`)}
      </ul>`,
  );
}
