import type { Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { bar } from './bar.js';

/** Of a report without cash to close: its fees by section of the Loan Estimate. */
export function breakdownChart({ document, labels, formats }: Page): Html {
  const parts = document.sections.costSummary.breakdown.filter(({ buyer }) => buyer.typicalCents > 0);
  return bar(
    parts.map(({ section, name, buyer }) => ({
      part: section,
      cents: buyer.typicalCents,
      title: `${name}: ${formats.money(buyer.typicalCents)}`,
    })),
    { title: labels.summary.chartTitle, description: labels.summary.chartDescription },
  );
}
