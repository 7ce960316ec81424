import type { ReportFee } from '@closewise/contracts/report-document';
import { html, type Html } from '../html.js';
import type { Page } from '../page.js';

/** By whom a fee is required, its section of the Loan Estimate, and whether it may rise. */
export function feeNotes({ labels }: Page, fee: ReportFee): Html {
  const place =
    fee.loanEstimateSection === 'post-closing'
      ? labels.afterClosing
      : labels.sectionLetter(fee.loanEstimateSection);
  const notes = [
    fee.requiredBy && labels.requiredBy[fee.requiredBy],
    place,
    fee.tolerance && labels.tolerance[fee.tolerance],
  ].filter((note) => note !== null);
  return html`<ul class="notes">
    ${notes.map((note) => html`<li>${note}</li>`)}
  </ul>`;
}
