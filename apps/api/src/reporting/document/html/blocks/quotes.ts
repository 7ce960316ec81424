import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { QuotesBlock } from '../../view/index.js';

type Group = QuotesBlock['groups'][number];
type Columns = QuotesBlock['columns'];

/** Every fee on one list, with an empty column to write in. On a narrow screen a row becomes two lines: hence the roles. */
export const quotes = ({ caption, columns, groups }: QuotesBlock): Html =>
  html`<table class="quotes" role="table">
    <caption>
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">${columns.name}</th>
        <th scope="col" role="columnheader" class="money">${columns.low}</th>
        <th scope="col" role="columnheader" class="money">${columns.typical}</th>
        <th scope="col" role="columnheader" class="money">${columns.high}</th>
        <th scope="col" role="columnheader" class="quote">${columns.quote}</th>
      </tr>
    </thead>
    ${groups.map((group) => groupOf(group, columns))}
  </table>`;

const groupOf = ({ section, letter, name, rows }: Group, columns: Columns): Html =>
  html`<tbody role="rowgroup">
    <tr role="row" class="heading">
      <th scope="rowgroup" role="rowheader" colspan="5">
        ${letter && html`<b class="letter part-${section}">${letter}</b> `}${name}
      </th>
    </tr>
    ${rows.map(
      (row) =>
        html`<tr role="row" class="${row.isConditional ? 'conditional' : 'expected'}">
          <th scope="row" role="rowheader"><a href="#${row.anchor}">${row.name}</a></th>
          <td role="cell" class="money" data-label="${columns.low}">${row.low}</td>
          <td role="cell" class="money typical" data-label="${columns.typical}">${row.typical}</td>
          <td role="cell" class="money" data-label="${columns.high}">${row.high}</td>
          <td role="cell" class="quote"></td>
        </tr>`,
    )}
  </tbody>`;
