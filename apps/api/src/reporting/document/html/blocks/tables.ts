import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { ChangesBlock, QuotesBlock } from '../../view/blocks.js';

/** Before, after and difference. On narrow screens a row becomes two lines. */
export const drawChanges = ({ caption, columns, rows }: ChangesBlock): Html =>
  html`<table class="changes">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${columns.name}</th>
        <th scope="col" class="value">${columns.before}</th>
        <th scope="col" class="value">${columns.after}</th>
        ${columns.difference && html`<th scope="col" class="value">${columns.difference}</th>`}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => drawChange(row, columns))}
    </tbody>
  </table>`;

const drawChange = (
  { name, before, after, difference, role }: ChangesBlock['rows'][number],
  columns: ChangesBlock['columns'],
): Html =>
  html`<tr class="${role}">
    <th scope="row">${name}</th>
    <td class="value" data-label="${columns.before}">${before}</td>
    <td class="value now" data-label="${columns.after}">${after}</td>
    ${difference !== null && html`<td class="value" data-label="${columns.difference ?? ''}">${difference}</td>`}
  </tr>`;

type Group = QuotesBlock['groups'][number];
type Columns = QuotesBlock['columns'];

/** All fees in one table, with an empty column for quotes. On narrow screens a row becomes two lines. */
export const drawQuotes = ({ caption, columns, groups }: QuotesBlock): Html =>
  html`<table class="quotes">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${columns.name}</th>
        <th scope="col" class="money">${columns.low}</th>
        <th scope="col" class="money">${columns.typical}</th>
        <th scope="col" class="money">${columns.high}</th>
        <th scope="col" class="quote">${columns.quote}</th>
      </tr>
    </thead>
    ${groups.map((group) => drawQuoteGroup(group, columns))}
  </table>`;

const drawQuoteGroup = ({ section, letter, name, rows }: Group, columns: Columns): Html =>
  html`<tbody>
    <tr class="heading">
      <th scope="rowgroup" colspan="5">
        ${letter && html`<b class="letter part-${section}">${letter}</b> `}${name}
      </th>
    </tr>
    ${rows.map(
      (row) =>
        html`<tr class="${row.isConditional ? 'conditional' : 'expected'}">
          <th scope="row"><a href="#${row.anchor}">${row.name}</a></th>
          <td class="money" data-label="${columns.low}">${row.low}</td>
          <td class="money typical" data-label="${columns.typical}">${row.typical}</td>
          <td class="money" data-label="${columns.high}">${row.high}</td>
          <td class="quote"></td>
        </tr>`,
    )}
  </tbody>`;
