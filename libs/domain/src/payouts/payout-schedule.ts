import { dayAfterMonth, daysAfter, monthBefore } from '../calendar/index.js';

/** How long a sale waits before its shares are paid, since a chargeback comes after the sale: 21 days after its month. */
export const usualHoldDays = 21;

/** The day of the following month on which the run of a month is prepared by itself. */
export const usualPrepareDay = 22;

/** The first moment after the month (ISO UTC): sales from it on are within the hold of the month's run. */
export const monthEnd = (month: string): string => `${dayAfterMonth(month)}T00:00:00.000Z`;

/** The ISO date from which on the run of a month can be prepared. */
export const payableFrom = (month: string, holdDays: number): string =>
  daysAfter(dayAfterMonth(month), holdDays);

/** How long sales wait, and on which day of the following month a run is prepared by itself. */
export type PayoutTerms = Readonly<{ holdDays: number; prepareDay: number }>;

/** The ISO date from which on the run of a month is prepared by itself. */
export function preparedFrom(month: string, { holdDays, prepareDay }: PayoutTerms): string {
  const planned = daysAfter(dayAfterMonth(month), prepareDay - 1);
  const payable = payableFrom(month, holdDays);
  return planned < payable ? payable : planned;
}

/**
 * The newest month whose run is due on the ISO date. Also after its planned day has gone by, whenever that was: what was
 * earned in older months is paid with it.
 */
export function monthDue(today: string, terms: PayoutTerms): string {
  let month = monthBefore(today);
  while (today < preparedFrom(month, terms)) month = monthBefore(month);
  return month;
}
