import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';

/** The chart's amounts, and their total. */
export function breakdownTable({ document, labels, formats }: Page): Html {
  const { breakdown, totals } = document.sections.costSummary;
  const whole = totals.all.typicalCents;
  const parts = breakdown.filter(({ buyer }) => buyer.typicalCents > 0);
  const share = (cents: number) => formats.percent(whole > 0 ? Math.round((cents * 1000) / whole) / 10 : 0);
  return html`<table class="sheet">
    <caption>
      ${labels.summary.breakdownCaption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${labels.summary.section}</th>
        <th scope="col" class="money">${labels.summary.typical}</th>
        <th scope="col" class="money">${labels.summary.share}</th>
      </tr>
    </thead>
    <tbody>
      ${parts.map(
        ({ section: letter, name, buyer }) =>
          html`<tr>
            <th scope="row">
              <span class="swatch part-${letter}"></span
              >${letter.length === 1 && html`<b>${letter}</b> `}${name}
            </th>
            <td class="money">${formats.exactMoney(buyer.typicalCents)}</td>
            <td class="money">${share(buyer.typicalCents)}</td>
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">${labels.summary.total}</th>
        <td class="money typical">${formats.exactMoney(whole)}</td>
        <td></td>
      </tr>
    </tfoot>
  </table>`;
}
