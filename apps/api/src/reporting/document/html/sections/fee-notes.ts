import type { ReportFee } from '@closewise/contracts/report-document';
import { isForBusiness } from '../../writer/for-business.js';
import { html, type Html } from '../../../../platform/http/pages/html.js';
import type { Page } from '../page.js';

/** By whom a fee is required, its section of the Loan Estimate, and whether it may rise. */
export function feeNotes({ labels, document }: Page, fee: ReportFee): Html {
  const { loanAmountCents, propertyType } = document.property;
  const hasLoanEstimate = loanAmountCents > 0 && !isForBusiness(propertyType);
  const letter = hasLoanEstimate && labels.sectionLetter(fee.loanEstimateSection);
  const place = fee.loanEstimateSection === 'post-closing' ? labels.afterClosing : letter;
  const notes = [
    fee.requiredBy && labels.requiredBy[fee.requiredBy],
    place,
    fee.tolerance && labels.tolerance[fee.tolerance],
  ].filter(Boolean);
  if (notes.length === 0) return html``;
  return html`<ul class="notes">
    ${notes.map((note) => html`<li>${note}</li>`)}
  </ul>`;
}
