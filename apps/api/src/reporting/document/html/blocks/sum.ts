import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { SumBlock, SumRow } from '../../view/index.js';
import { drawBar } from './bar.js';
import type { Drawing } from './draw-block.js';

/** A table whose rows have bars: each goes on from the one before, the last is the whole. */
export const sum = ({ caption, columns, rows }: SumBlock, { id }: Drawing): Html =>
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
        ${rows.map(row)}
      </tbody>
    </table>
  </figure>`;

const row = ({ part, letter, name, amount, role, bar }: SumRow): Html =>
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
