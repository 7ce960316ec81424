import { dayMs } from './durations.js';

/** Days since 1970-01-01. Months count from 1; a month or day past its end carries into the next. */
export const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / dayMs;

/** The day number of an ISO date. */
export function dayNumberOf(isoDate: string): number {
  const [year, month, day] = partsOf(isoDate);
  return dayNumber(year, month, day);
}

/** The ISO date of a day number. */
export const isoDateOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

function partsOf(isoDate: string): [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  return [year, month, day];
}

/** Whether the text is a calendar date written as `2026-11-20`. */
export function isIsoDate(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether the text is a month written as `2026-10`. */
export const isMonth = (text: string): boolean => /^(19|20)\d\d-(0[1-9]|1[0-2])$/.test(text);

/** The ISO date a number of days after another. */
export const daysAfter = (isoDate: string, days: number): string => isoDateOf(dayNumberOf(isoDate) + days);

/** Days from the date to the end of its month, counting both. */
export function daysToMonthEnd(isoDate: string): number {
  const [year, month] = partsOf(isoDate);
  return dayNumber(year, month + 1, 1) - dayNumberOf(isoDate);
}

/** The first day after the month: `2026-11-01` for `2026-10`. */
export const dayAfterMonth = (month: string): string => firstOfMonthAfter(`${month}-01`, 1);

/** The month before that of the ISO date: `2026-10` for `2026-11-22`. */
export const monthBefore = (isoDate: string): string => firstOfMonthAfter(isoDate, -1).slice(0, 7);

/** The first day of the month a number of months after that of the ISO date. */
export function firstOfMonthAfter(isoDate: string, months: number): string {
  const [year, month] = partsOf(isoDate);
  return isoDateOf(dayNumber(year, month + months, 1));
}

/** The 15th of the month of the day that is a number of days after the ISO date. */
export const middleOfMonthAfter = (isoDate: string, days: number): string =>
  `${daysAfter(isoDate, days).slice(0, 7)}-15`;

/** The time a number of milliseconds before another. */
export const before = (time: Date, ms: number): Date => new Date(time.getTime() - ms);

/** The time a number of milliseconds after another. */
export const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);
