import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Bar } from '../../view/index.js';

const length = 1000;
/** What is there can be seen, however small. */
const shortest = 4;

/** One bar, as wide as the place that it has; the amount stands beside it in words, so that it says nothing itself. */
export function drawBar({ from, to, isCut }: Bar, kind: string): Html {
  const start = Math.min(from * length, length - shortest);
  const width = Math.max((to - from) * length, shortest);
  return html`<svg
    class="bar-of ${kind}"
    viewBox="0 0 ${length} 10"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <rect class="track" x="0" y="0" width="${length}" height="10" />
    <rect x="${start.toFixed(1)}" y="0" width="${width.toFixed(1)}" height="10" />
    ${isCut && html`<path class="cut" d="M780 10 800 0h16l-20 10zM812 10 832 0h16l-20 10z" />`}
  </svg>`;
}
