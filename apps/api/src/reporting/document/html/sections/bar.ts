import { html, type Html } from '../../../../platform/http/pages/html.js';

const width = 1000;
const gap = 3;

type Part = Readonly<{ part: string; cents: number; title: string }>;

/** One bar divided in proportion; the table beside it has the same amounts. */
export function bar(
  parts: readonly Part[],
  { title, description }: Readonly<{ title: string; description: string }>,
): Html {
  const total = parts.reduce((sum, { cents }) => sum + cents, 0);
  let x = 0;
  const bars = parts.map(({ part, cents, title: name }) => {
    const share = (cents / total) * width;
    const rect = html`<rect
      class="part-${part}"
      x="${x.toFixed(2)}"
      y="0"
      width="${Math.max(share - gap, 1).toFixed(2)}"
      height="48"
      ><title>${name}</title></rect
    >`;
    x += share;
    return rect;
  });
  return html`<svg
    class="chart"
    viewBox="0 0 ${width} 48"
    preserveAspectRatio="none"
    role="img"
    aria-labelledby="chart-title chart-description"
  >
    <title id="chart-title">${title}</title>
    <desc id="chart-description">${description}</desc>
    ${bars}
  </svg>`;
}
