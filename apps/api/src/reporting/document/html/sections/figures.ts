import type { ReportFee, ReportSource } from '@closewise/contracts/report-document';
import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';
import { amount } from './amount.js';
import { section } from './section.js';

/** The table of every figure, the sources, and what to keep in mind. */
export function figures(page: Page): Html {
  const { document, labels } = page;
  const { method, disclaimers } = document.sections.figures;
  return section(
    page,
    'figures',
    html`<ul class="remarks">
        ${method.map((sentence) => html`<li>${sentence}</li>`)}
      </ul>
      <details class="fold every-figure">
        <summary><h3>${labels.figuresCaption}</h3></summary>
        ${figuresTable(page)}
      </details>
      <details class="fold">
        <summary><h3>${labels.sources} (${document.sources.length})</h3></summary>
        <ol class="sources">
          ${document.sources.map((source) => sourceEntry(page, source))}
        </ol>
      </details>
      <h3>${labels.disclaimers}</h3>
      <ul class="remarks">
        ${disclaimers.map((disclaimer) => html`<li>${disclaimer}</li>`)}
      </ul>`,
  );
}

function figuresTable(page: Page): Html {
  const { document, labels } = page;
  return html`<table class="stacking figures" role="table">
    <caption class="unseen">
      ${labels.figuresCaption}
    </caption>
    <thead role="rowgroup">
      <tr role="row">
        <th scope="col" role="columnheader">${labels.fee.name}</th>
        <th scope="col" role="columnheader" class="money">${labels.fee.youPay}</th>
        <th scope="col" role="columnheader">${labels.fee.calculation}</th>
        <th scope="col" role="columnheader">${labels.fee.source}</th>
      </tr>
    </thead>
    <tbody role="rowgroup">
      ${document.fees.map(
        (fee) =>
          html`<tr role="row">
            <th scope="row" role="rowheader">
              <span class="fee-name">${fee.name}</span> <span class="where">${fee.jurisdiction}</span>
            </th>
            <td role="cell" class="money" data-label="${labels.fee.youPay}">
              <div>${amount(page, fee)} ${paidByOthers(page, fee)}</div>
            </td>
            <td role="cell" data-label="${labels.fee.calculation}"><div>${fee.calculation}</div></td>
            <td role="cell" data-label="${labels.fee.source}">
              <div><a href="#source-${fee.sourceId}">${fee.sourceId}</a></div>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Whose the calculated amount is when the buyer pays nothing of it. */
function paidByOthers({ formats }: Page, { buyer, payers, whoPays, exact }: ReportFee): Html {
  const othersCents = payers.sellerCents + payers.lenderCents;
  if (payers.buyerCents !== 0 || othersCents === 0 || buyer.highCents !== 0) return html``;
  return html`<span class="range"
    >${whoPays}: ${exact ? formats.exactMoney(othersCents) : formats.roughMoney(othersCents)}</span
  >`;
}

function sourceEntry({ labels, formats, document }: Page, source: ReportSource): Html {
  const foreign = source.nameLanguage !== document.language && html` lang="${source.nameLanguage}"`;
  return html`<li id="source-${source.id}">
    <b>${source.id}</b>
    <span>
      <span ${foreign}>${source.name}</span>
      ${source.caveat && html`<span class="caveat">${source.caveat}</span>`}
      ${source.effectiveFrom && html`<span>${labels.effectiveFrom} ${formats.date(source.effectiveFrom)}.</span>`}
      <span class="confidence confidence-${source.confidence}">${labels.confidence[source.confidence]}</span>
      ${source.url && html`<a class="web" href="${source.url}" rel="noopener noreferrer">${source.url}</a>`}
    </span>
  </li>`;
}
