import type { ReportFee, ReportDocument } from '@closewise/contracts/report-document';

/** Expected, conditional, or paid by others. */
export const feeGroups = ['expected', 'onlyIf', 'byOthers'] as const;
export type FeeGroup = (typeof feeGroups)[number];

/** A fee's group, by what the buyer may have to pay. */
export function feeGroupOf({ buyer }: Pick<ReportFee, 'buyer'>): FeeGroup {
  if (buyer.typicalCents !== 0) return 'expected';
  return buyer.lowCents !== 0 || buyer.highCents !== 0 ? 'onlyIf' : 'byOthers';
}

/** The origination fee of business loans. */
const businessLoan = 'fee.origination_commercial';

/** Whether the buyer receives a Loan Estimate: not for cash purchases or business loans. */
export const hasLoanEstimate = ({ property, fees }: Pick<ReportDocument, 'property' | 'fees'>): boolean =>
  property.loanAmountCents > 0 && !fees.some(({ id }) => id === businessLoan);

/** A fee's calculation as a sentence; with cents only if the fee is exact. */
export const calculationOf = ({ exact, calculation }: Pick<ReportFee, 'exact' | 'calculation'>): string => {
  const text = exact ? calculation : withoutEmptyCents(calculation);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

/** Writes `$450,000.00` as `$450,000`, because cents would suggest a precision that ranges do not have. */
export const withoutEmptyCents = (text: string): string => text.replaceAll(/(\$[\d,]+)\.00(?!\d)/g, '$1');
