import {
  closingCalendar,
  loanCalendar,
  type ClosingCalendar,
  type LoanCalendar,
} from '@closewise/domain/closing-costs';
import type { ReportDocumentInput } from './report-document-input.js';

/** The dates of this purchase; null if the closing date leaves no room for them. */
export type TimelineDates = Readonly<{ days: ClosingCalendar | null; loan: LoanCalendar | null }>;

/** A step's date, or its first and last date. */
export type StepDates = Readonly<{ date: string | null; lastDate: string | null }>;

/** Computes the dates from the estimate's closing date and the day of the report. */
export function timelineDatesOf({ estimate, generatedAt }: ReportDocumentInput): TimelineDates {
  const hasLoan = estimate.loanAmountCents > 0;
  const days = closingCalendar({ closingOn: estimate.asOf, today: generatedAt.slice(0, 10), hasLoan });
  return { days, loan: days && hasLoan ? loanCalendar(days) : null };
}

const on = (date: string | undefined): StepDates => ({ date: date ?? null, lastDate: null });
const inspection = (days: ClosingCalendar | null): StepDates => ({
  date: days?.contractOn ?? null,
  lastDate: days?.inspectionUntil ?? null,
});

/** The day when the Loan Estimate's terms may expire, if it is before the Closing Disclosure. */
function intentBy(loan: LoanCalendar | null): string | undefined {
  return loan && loan.intentBy < loan.disclosureBy ? loan.intentBy : undefined;
}

/** The dates by step. */
export const datesOfSteps = ({ days, loan }: TimelineDates): Readonly<Record<string, StepDates>> => ({
  contract: on(loan ? days?.contractOn : undefined),
  cashContract: on(days?.contractOn),
  inspection: inspection(days),
  inspectionOfUnit: inspection(days),
  inspectionOfLand: inspection(days),
  inspectionForBusiness: inspection(days),
  inspectionOfShares: inspection(days),
  application: on(loan?.loanEstimateBy),
  lock: on(loan?.loanEstimateBy),
  intent: on(intentBy(loan)),
  appraisal: on(loan?.appraisalBy),
  disclosure: on(loan?.disclosureBy),
  cashStatement: on(days?.statementBy),
  businessStatement: on(days?.statementBy),
  walkthrough: on(days?.walkThroughOn),
  closing: on(days?.closingOn),
  closingOfLand: on(days?.closingOn),
  firstPayment: on(loan?.firstPaymentOn),
  refund: on(loan?.refundBy),
});
