import { dayAfterMonth, daysAfter, monthBefore, after, dayMs } from '../calendar/index.js';
import { changeHoldDays } from '../payee/index.js';

/** Default hold before earnings are paid, for chargebacks: 21 days after the month of the sale. */
export const usualHoldDays = 21;

/** Default day of the following month on which a month's run is prepared automatically. */
export const usualPrepareDay = 22;

/** End of the month (ISO UTC, exclusive): later sales are within the hold of the month's run. */
export const monthEnd = (month: string): string => `${dayAfterMonth(month)}T00:00:00.000Z`;

/** The ISO date from which a month's run can be prepared. */
export const payableFrom = (month: string, holdDays: number): string =>
  daysAfter(dayAfterMonth(month), holdDays);

/** Days of the hold, and the day of the following month on which a run is prepared automatically. */
export type PayoutTerms = Readonly<{ holdDays: number; prepareDay: number }>;

/** The ISO date from which a month's run is prepared automatically. */
export function preparedFrom(month: string, { holdDays, prepareDay }: PayoutTerms): string {
  const planned = daysAfter(dayAfterMonth(month), prepareDay - 1);
  const payable = payableFrom(month, holdDays);
  return planned < payable ? payable : planned;
}

/**
 * The newest month whose run is due on the ISO date, also after its planned day. Its run also pays the earnings of older
 * months.
 */
export function monthDue(today: string, terms: PayoutTerms): string {
  let month = monthBefore(today);
  while (today < preparedFrom(month, terms)) month = monthBefore(month);
  return month;
}

/** End of the hold after a change of address or account; null if it is over at `now`, or without a change. */
export function changeHoldEnd(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null;
  const end = after(changedAt, changeHoldDays * dayMs);
  return now < end ? end : null;
}
