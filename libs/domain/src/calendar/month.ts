import { dayNumber } from './day-number.js';

const dayMs = 86_400_000;

/** Whether the text is a month of the calendar, written `2026-10`. */
export const isMonth = (text: string): boolean => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The first day after the month, `2026-11-01` for `2026-10`. */
export function dayAfterMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return isoDateOf(dayNumber(year, number + 1, 1));
}

/** The month before that of the ISO date, `2026-10` for `2026-11-22`. */
export function monthBefore(isoDate: string): string {
  const [year = 0, month = 1] = isoDate.split('-').map(Number);
  return isoDateOf(dayNumber(year, month - 1, 1)).slice(0, 7);
}

/** The first day of the month that is so many months after that of the ISO date. */
export function firstOfMonthAfter(isoDate: string, months: number): string {
  const [year = 0, month = 1] = isoDate.split('-').map(Number);
  return isoDateOf(dayNumber(year, month + months, 1));
}

/** The ISO date so many days after another. */
export function daysAfter(isoDate: string, days: number): string {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  return isoDateOf(dayNumber(year, month, day) + days);
}

/** The ISO date of a day number. */
export const isoDateOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);
