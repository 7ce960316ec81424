import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { ChangesBlock } from '../../view/index.js';

/** What was, what is, and by how much it differs. On a narrow screen a row becomes two lines: hence the roles. */
export const changes = ({ caption, columns, rows }: ChangesBlock): Html =>
  html`<table class="changes" role="table">
    <caption>
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">${columns.name}</th>
        <th scope="col" role="columnheader" class="value">${columns.before}</th>
        <th scope="col" role="columnheader" class="value">${columns.after}</th>
        ${columns.difference && html`<th scope="col" role="columnheader" class="value">${columns.difference}</th>`}
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${rows.map((row) => rowOf(row, columns))}
    </tbody>
  </table>`;

const rowOf = (
  { name, before, after, difference, role }: ChangesBlock['rows'][number],
  columns: ChangesBlock['columns'],
): Html =>
  html`<tr role="row" class="${role}">
    <th scope="row" role="rowheader">${name}</th>
    <td role="cell" class="value" data-label="${columns.before}">${before}</td>
    <td role="cell" class="value now" data-label="${columns.after}">${after}</td>
    ${difference !== null && html`<td role="cell" class="value" data-label="${columns.difference ?? ''}">${difference}</td>`}
  </tr>`;
