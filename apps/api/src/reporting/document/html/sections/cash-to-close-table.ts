import type { CashToClose, CashToCloseRow } from '@closewise/contracts/report-document';
import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';

const sums: ReadonlySet<CashToCloseRow> = new Set(['D', 'I', 'J']);

const kindOf = (row: CashToCloseRow): string => {
  if (row === 'cash-to-close') return 'headline';
  return sums.has(row) ? 'sum' : 'part';
};

/** The rows of the Loan Estimate's page 2; each sum follows from the rows above it, the last is the headline. */
export function cashToCloseTable({ labels, formats }: Page, { rows }: CashToClose): Html {
  const { summary } = labels;
  return html`<table class="sheet page-two">
    <caption>
      ${summary.cashToCloseCaption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${summary.section}</th>
        <th scope="col" class="money">${summary.typical}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ row, name, cents }) =>
          html`<tr class="row-${kindOf(row)}">
            <th scope="row">
              ${kindOf(row) === 'part' && cents > 0 && html`<span class="swatch part-${row}"></span>`}${row.length === 1 && html`<b>${row}</b> `}${name}
            </th>
            <td class="money">${formats.dollars(cents)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
