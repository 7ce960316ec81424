import {
  businessDayFrom,
  businessDaysAfter,
  businessDaysBefore,
  daysAfter,
  firstOfMonthAfter,
} from '../../calendar/index.js';

/** From the contract to closing: with a loan, and without one. */
const usualDays = { loan: 40, cash: 21 } as const;
/** What contracts usually give for inspections. */
const inspectionDays = 10;
/** A lock should outlast the closing by so much. */
const spareDays = 7;
const lockLengths = [30, 45, 60, 75, 90, 120] as const;

/** The days of every purchase, as ISO dates. */
export type ClosingCalendar = Readonly<{
  /** The day of the contract, on which the buyer applies for the loan too. */
  contractOn: string;
  inspectionUntil: string;
  /** The day by which a careful buyer has the final figures: 3 days on which offices are open before closing. */
  statementBy: string;
  walkThroughOn: string;
  closingOn: string;
  /** Whether banks and recorders are open on the closing day. */
  isOpenOnClosing: boolean;
}>;

/** The days of a loan to a consumer on a home; 12 CFR 1026.19(e) and (f), 1002.14(a). */
export type LoanCalendar = Readonly<{
  loanEstimateBy: string;
  /** What the terms of the Loan Estimate may expire after: (e)(3)(iv)(E). */
  intentBy: string;
  /** Days of interest-rate lock from the Loan Estimate until a week after closing; null where it is longer than usual. */
  lockDays: number | null;
  lockUntil: string;
  earliestClosingOn: string;
  appraisalBy: string;
  disclosureBy: string;
  /** A disclosure that is mailed counts as received 3 business days later: (f)(1)(iii). */
  disclosureMailedBy: string;
  refundBy: string;
  firstPaymentOn: string;
}>;

type Wish = Readonly<{ closingOn: string; today: string; hasLoan: boolean }>;

const earlier = (left: string, right: string): string => (left < right ? left : right);
const later = (left: string, right: string): string => (left < right ? right : left);

/** The calendar of a purchase that closes on a day to come; null for one of the past. */
export function closingCalendar({ closingOn, today, hasLoan }: Wish): ClosingCalendar | null {
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
 * The days of its loan; null where the closing comes too soon for one: the Loan Estimate must be sent 7 business days
 * ahead, (e)(1)(iii)(B).
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

/** The first day on which a loan that is applied for today may close, if its Loan Estimate is sent today. */
export const earliestClosingFrom = (today: string): string => businessDaysAfter(today, 7, 'precise');
