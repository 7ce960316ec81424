import type { ReportDocument } from '@closewise/contracts/report-document';

/** What banks charge for a loan to a business, in place of what lenders do for a home loan. */
const businessLoan = 'fee.origination_commercial';

/** Whether a lender must send this buyer a Loan Estimate: not for cash, nor for a purchase for business. */
export const hasLoanEstimate = ({ property, fees }: Pick<ReportDocument, 'property' | 'fees'>): boolean =>
  property.loanAmountCents > 0 && !fees.some(({ id }) => id === businessLoan);
