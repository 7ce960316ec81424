import type { ReportFee } from '@closewise/contracts/report-document';
import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';

/** The typical amount, and below it the range or the word that it is exact; only what is exact has cents. */
export function amount(
  { formats, labels }: Page,
  { buyer, exact }: Pick<ReportFee, 'buyer' | 'exact'>,
): Html {
  const { lowCents, typicalCents, highCents } = buyer;
  const isRange = lowCents !== highCents;
  return html`<span class="amount"
      >${exact ? formats.exactMoney(typicalCents) : formats.roughMoney(typicalCents)}</span
    >
    ${isRange && html`<span class="range">${labels.range(formats.roughMoney(lowCents), formats.roughMoney(highCents))}</span>`}
    ${!isRange && exact && html`<span class="range">${labels.fee.exact}</span>`}`;
}
