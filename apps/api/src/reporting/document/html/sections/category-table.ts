import { isAtClosing } from '@closewise/contracts/report-document';
import { html, type Html } from '../../../../platform/http/pages/html.js';
import { sumOf, type BuyerRange } from '../../writer/ranges.js';
import type { Page } from '../page.js';

/** Of a report without cash to close: totals by category, and what of them is due when: each line follows from those above it. */
export function categoryTable({ document, labels, formats }: Page): Html {
  const { totals, agentCompensation } = document.sections.costSummary;
  const { summary, categories } = labels;
  const later = sumOf(document.fees.filter((fee) => fee.category !== 'optional' && !isAtClosing(fee)));
  const negative = (cents: number) => (cents > 0 ? -cents : 0);
  const lessened: BuyerRange = {
    lowCents: negative(later.lowCents),
    typicalCents: negative(later.typicalCents),
    highCents: negative(later.highCents),
  };
  const row = (kind: string, name: string, range: BuyerRange) =>
    html`<tr role="row" class="row-${kind}">
      <th role="rowheader" scope="row">${name}</th>
      <td role="cell" class="money">${formats.roughMoney(range.lowCents)}</td>
      <td role="cell" class="money typical">${formats.exactMoney(range.typicalCents)}</td>
      <td role="cell" class="money">${formats.roughMoney(range.highCents)}</td>
    </tr>`;
  return html`<table role="table" class="sheet categories">
    <caption>
      ${summary.categoriesCaption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">${summary.category}</th>
        <th role="columnheader" scope="col" class="money">${summary.low}</th>
        <th role="columnheader" scope="col" class="money">${summary.typical}</th>
        <th role="columnheader" scope="col" class="money">${summary.high}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${row('required', categories.required, totals.required)}
      ${row('negotiable', categories.negotiable, totals.negotiable)}
      ${row('optional', categories.optional, totals.optional)}
    </tbody>
    <tfoot role="rowgroup">
      ${later.highCents > 0 && row('later', summary.afterClosing, lessened)}
      ${row('atClosing', summary.atClosing, totals.atClosing)}
      ${
        agentCompensation &&
        html`<tr role="row" class="row-agent">
          <th role="rowheader" scope="row">${summary.withoutAgent}</th>
          <td role="cell"></td>
          <td role="cell" class="money typical">${formats.exactMoney(agentCompensation.withoutCents)}</td>
          <td role="cell"></td>
        </tr>`
      }
      ${row('all', summary.all, totals.all)}
    </tfoot>
  </table>`;
}
