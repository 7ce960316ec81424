import type { ReportFee } from '@closewise/contracts/report-document';
import { html, type Html } from '../html.js';
import type { Page } from '../page.js';
import { amount } from './amount.js';
import { feeNotes } from './fee-notes.js';
import { sourceMark } from './source-mark.js';

/** Fees as a table that stacks into cards on a phone; the roles keep it a table for screen readers there. */
export function feeTable(page: Page, caption: string, fees: readonly ReportFee[]): Html {
  const { fee } = page.labels;
  return html`<table class="stacking fees" role="table">
    <caption>
      ${caption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">${fee.name}</th>
        <th scope="col" role="columnheader" class="money">${fee.youPay}</th>
        <th scope="col" role="columnheader">${fee.who}</th>
        <th scope="col" role="columnheader">${fee.calculation}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${fees.map((each) => feeRow(page, each))}
    </tbody>
  </table>`;
}

function feeRow(page: Page, fee: ReportFee): Html {
  const { labels } = page;
  return html`<tr role="row">
    <th scope="row" role="rowheader">
      <span class="fee-name">${fee.name}</span>
      ${feeNotes(page, fee)}
    </th>
    <td role="cell" class="money" data-label="${labels.fee.youPay}"><div>${amount(page, fee)}</div></td>
    <td role="cell" data-label="${labels.fee.who}"><div>${fee.whoPays}</div></td>
    <td role="cell" data-label="${labels.fee.calculation}">
      <div>
        <span class="calculation">${fee.calculation}</span>
        ${sourceMark(page, fee)}
        <p class="advice"><strong>${fee.contact}:</strong> ${fee.ask}</p>
      </div>
    </td>
  </tr>`;
}
