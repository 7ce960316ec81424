import {
  closingCalendar,
  loanCalendar,
  type ClosingCalendar,
  type LoanCalendar,
} from '@closewise/domain/closing-costs';
import type { ReportDocumentInput } from './report-document-input.js';

/** The days of this purchase; each null where the closing date does not give them. */
export type TimelineDates = Readonly<{ days: ClosingCalendar | null; loan: LoanCalendar | null }>;

/** When a step is due: a day, or a span of days. */
export type StepDates = Readonly<{ date: string | null; lastDate: string | null }>;

/** The calendar that follows from the closing date of the estimate, as of the day on which the report is written. */
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

/** By when the terms may expire, where this is before the last figures. */
function intentBy(loan: LoanCalendar | null): string | undefined {
  return loan && loan.intentBy < loan.disclosureBy ? loan.intentBy : undefined;
}

/** The dates of each step that has any. */
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
