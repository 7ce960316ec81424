import type { LoanType } from '@closewise/domain/closing-costs';
import type { ReportDocumentInput } from './report-document-input.js';

/** The loan that the figures are for: where the wished program does not fit, the estimate shows Conventional. */
export const shownLoanType = ({
  purchase,
  estimate,
}: Pick<ReportDocumentInput, 'purchase' | 'estimate'>): LoanType =>
  estimate.lines.some(({ key }) => key === 'notice.loan-program-does-not-fit')
    ? 'Conventional'
    : purchase.loanType;
