import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';

const width = 1000;
const gap = 3;

/** One bar divided by the sections of the Loan Estimate; the table beside it has the same amounts. */
export function breakdownChart({ document, labels, formats }: Page): Html {
  const parts = document.sections.costSummary.breakdown.filter(({ buyer }) => buyer.typicalCents > 0);
  const total = parts.reduce((sum, { buyer }) => sum + buyer.typicalCents, 0);
  let x = 0;
  const bars = parts.map(({ section, name, buyer }) => {
    const share = (buyer.typicalCents / total) * width;
    const bar = html`<rect
      class="part-${section}"
      x="${x.toFixed(2)}"
      y="0"
      width="${Math.max(share - gap, 1).toFixed(2)}"
      height="48"
      ><title>${name}: ${formats.money(buyer.typicalCents)}</title></rect
    >`;
    x += share;
    return bar;
  });
  return html`<svg
    class="chart"
    viewBox="0 0 ${width} 48"
    preserveAspectRatio="none"
    role="img"
    aria-labelledby="chart-title chart-description"
  >
    <title id="chart-title">${labels.summary.chartTitle}</title>
    <desc id="chart-description">${labels.summary.chartDescription}</desc>
    ${bars}
  </svg>`;
}
