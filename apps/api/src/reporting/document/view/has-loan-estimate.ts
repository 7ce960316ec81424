import type { ReportProperty } from '@closewise/contracts/report-document';
import { isForBusiness } from '../writer/for-business.js';

/** Whether a lender must send this buyer a Loan Estimate: not for cash, nor for a purchase for business. */
export const hasLoanEstimate = ({ loanAmountCents, propertyType }: ReportProperty): boolean =>
  loanAmountCents > 0 && !isForBusiness(propertyType);
