import { dayNumber } from './day-number.js';

/** Whether the text is a day of the calendar, written `2026-11-20`. */
export function isIsoDate(text: string): boolean {
  if (!/^(19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Days from the date to the end of its month, both counted. */
export function daysToMonthEnd(isoDate: string): number {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  return dayNumber(year, month + 1, 1) - dayNumber(year, month, day);
}
