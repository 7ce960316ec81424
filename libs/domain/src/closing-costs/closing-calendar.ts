import {
  businessDayFrom,
  businessDaysAfter,
  businessDaysBefore,
  daysAfter,
  firstOfMonthAfter,
} from '../calendar/index.js';

/** Usual days from contract to closing. */
const usualDays = { loan: 40, cash: 21 } as const;
/** Usual inspection period in contracts. */
const inspectionDays = 10;
/** A rate lock should outlast the closing by a week. */
const spareDays = 7;
const lockLengths = [30, 45, 60, 75, 90, 120] as const;

/** ISO dates of any purchase. */
export type ClosingCalendar = Readonly<{
  /** The contract date, when the buyer also applies for the loan. */
  contractOn: string;
  inspectionUntil: string;
  /** When a careful buyer has the final figures: 3 office business days before closing. */
  statementBy: string;
  walkThroughOn: string;
  closingOn: string;
  /** Whether banks and recorders are open on the closing date. */
  isOpenOnClosing: boolean;
}>;

/** ISO dates of a consumer loan on a home; 12 CFR 1026.19(e) and (f), 1002.14(a). */
export type LoanCalendar = Readonly<{
  loanEstimateBy: string;
  /** After this date, the Loan Estimate's terms may expire: (e)(3)(iv)(E). */
  intentBy: string;
  /** Days of rate lock from the Loan Estimate to a week after closing; null if longer than usual. */
  lockDays: number | null;
  lockUntil: string;
  earliestClosingOn: string;
  appraisalBy: string;
  disclosureBy: string;
  /** A mailed disclosure counts as received 3 business days later: (f)(1)(iii). */
  disclosureMailedBy: string;
  refundBy: string;
  firstPaymentOn: string;
}>;

type ClosingPlan = Readonly<{ closingOn: string; today: string; hasLoan: boolean }>;

const earlier = (left: string, right: string): string => (left < right ? left : right);
const later = (left: string, right: string): string => (left < right ? right : left);

/** The calendar of a future closing; null for a past date. */
export function closingCalendar({ closingOn, today, hasLoan }: ClosingPlan): ClosingCalendar | null {
  if (closingOn <= today) return null;
  const usual = daysAfter(closingOn, -usualDays[hasLoan ? 'loan' : 'cash']);
  const contractOn = earlier(businessDayFrom(later(usual, today), 'lender'), closingOn);
  return {
    contractOn,
    inspectionUntil: earlier(daysAfter(contractOn, inspectionDays), daysAfter(closingOn, -1)),
    statementBy: businessDaysBefore(closingOn, 3, 'lender'),
    walkThroughOn: daysAfter(closingOn, -1),
    closingOn,
    isOpenOnClosing: businessDayFrom(closingOn, 'lender') === closingOn,
  };
}

/**
 * The loan's dates; null if closing is less than 7 business days after the Loan Estimate can be sent, (e)(1)(iii)(B).
 */
export function loanCalendar({ contractOn, closingOn }: ClosingCalendar): LoanCalendar | null {
  const lastDay = businessDaysBefore(closingOn, 7, 'precise');
  if (lastDay < contractOn) return null;
  const loanEstimateBy = earlier(businessDaysAfter(contractOn, 3, 'lender'), lastDay);
  const disclosureBy = businessDaysBefore(closingOn, 3, 'precise');
  const lockUntil = daysAfter(closingOn, spareDays);
  return {
    loanEstimateBy,
    intentBy: businessDaysAfter(loanEstimateBy, 10, 'lender'),
    lockDays: lockLengths.find((days) => daysAfter(loanEstimateBy, days) >= lockUntil) ?? null,
    lockUntil,
    earliestClosingOn: businessDaysAfter(loanEstimateBy, 7, 'precise'),
    appraisalBy: businessDaysBefore(closingOn, 3, 'lender'),
    disclosureBy,
    disclosureMailedBy: businessDaysBefore(disclosureBy, 3, 'precise'),
    refundBy: daysAfter(closingOn, 60),
    firstPaymentOn: firstOfMonthAfter(closingOn, 2),
  };
}

/** The earliest closing of a loan applied for today whose Loan Estimate is sent today. */
export const earliestClosingFrom = (today: string): string => businessDaysAfter(today, 7, 'precise');
