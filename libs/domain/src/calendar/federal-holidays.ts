import { dayNumber } from './day-number.js';

const monday = 1;
const thursday = 4;

/** 0 is Sunday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + thursday) % 7) + 7) % 7;

/** The so-manieth of a weekday in a month. */
function nth(year: number, month: number, weekday: number, count: number): number {
  const first = dayNumber(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7;
}

/** The legal public holidays of 5 U.S.C. 6103(a) on the days that the statute names, as day numbers. */
export const federalHolidaysOf = (year: number): readonly number[] => [
  dayNumber(year, 1, 1),
  nth(year, 1, monday, 3),
  nth(year, 2, monday, 3),
  nth(year, 6, monday, 1) - 7,
  dayNumber(year, 6, 19),
  dayNumber(year, 7, 4),
  nth(year, 9, monday, 1),
  nth(year, 10, monday, 2),
  dayNumber(year, 11, 11),
  nth(year, 11, thursday, 4),
  dayNumber(year, 12, 25),
];
