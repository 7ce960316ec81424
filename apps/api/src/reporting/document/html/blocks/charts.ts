import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Bar, BarsBlock, RangesBlock, SumBlock, SumRow } from '../../view/blocks.js';
import type { Drawing } from './drawing.js';

const length = 1000;
/** The minimum width, so that even tiny amounts stay visible. */
const shortest = 4;

/** One bar. It is hidden from screen readers, because the amount is written next to it. */
function drawBar({ from, to, isCut }: Bar, kind: string): Html {
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

/** A bar chart from zero, with each amount and share as text. */
export const drawBars = ({ caption, items }: BarsBlock, { id }: Drawing): Html =>
  html`<figure class="figure" aria-labelledby="${id}">
    <figcaption class="unseen" id="${id}">${caption}</figcaption>
    <ul class="bars">
      ${items.map(
        ({ key, name, detail, amount, share, bar }) =>
          html`<li>
            <span class="what"><b>${name}</b> <span class="detail">${detail}</span></span>
            ${drawBar(bar, `payee-${key}`)}
            <span class="money"><b>${amount}</b> <span class="detail">${share}</span></span>
          </li>`,
      )}
    </ul>
  </figure>`;

/** A range chart from low to high amounts, with both as text. */
export const drawRanges = ({ title, caption, items }: RangesBlock, { id }: Drawing): Html =>
  html`<figure class="figure" aria-labelledby="${id}">
    <figcaption id="${id}"><b>${title}</b> ${caption}</figcaption>
    <ol class="bars ranges">
      ${items.map(
        ({ rank, name, amount, bar, isLater, anchor }) =>
          html`<li value="${rank}">
            <span class="what" data-rank="${rank}"><a href="#${anchor}">${name}</a></span>
            ${drawBar(bar, isLater ? 'later' : 'saving')}
            <span class="money"><b>${amount}</b></span>
          </li>`,
      )}
    </ol>
  </figure>`;

/** A waterfall table: each row's bar starts where the previous one ended, and the last is the total. */
export const drawSum = ({ caption, columns, rows }: SumBlock, { id }: Drawing): Html =>
  html`<figure class="figure" aria-labelledby="${id}">
    <table class="sum">
      <caption class="unseen" id="${id}">
        ${caption}
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">${columns.name}</th>
          <th scope="col">${columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(drawSumRow)}
      </tbody>
    </table>
  </figure>`;

const drawSumRow = ({ part, letter, name, amount, role, bar }: SumRow): Html =>
  html`<tr class="${role}">
    <th scope="row">
      <div class="line">
        <span class="what"
          >${letter && html`<b class="letter part-${part}">${letter}</b> `}<span>${name}</span></span
        >
        ${drawBar(bar, `part-${part}`)}
      </div>
    </th>
    <td class="money">${amount}</td>
  </tr>`;
