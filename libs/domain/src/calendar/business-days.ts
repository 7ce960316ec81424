import { dayNumber, dayNumberOf, isoDateOf } from './dates.js';

/**
 * The two definitions of a business day in Regulation Z, 12 CFR 1026.2(a)(6). `lender`: the lender's offices are open,
 * assumed to be Monday to Friday except observed federal holidays. `precise`: every day except Sundays and the dates
 * named in 5 U.S.C. 6103(a). Saturdays count, and so does the Friday on which offices observe a Saturday holiday
 * (comment 2(a)(6)-2).
 */
export type BusinessDayRule = 'lender' | 'precise';

const sunday = 0;
const monday = 1;
const thursday = 4;
const saturday = 6;

const isHoliday = (day: number): boolean =>
  federalHolidaysOf(Number(isoDateOf(day).slice(0, 4))).includes(day);

/** Offices observe a Saturday holiday on the Friday before it, a Sunday holiday on the Monday after it. */
const isObservedHoliday = (day: number): boolean =>
  isHoliday(day) ||
  (weekdayOf(day) === saturday - 1 && isHoliday(day + 1)) ||
  (weekdayOf(day) === sunday + 1 && isHoliday(day - 1));

function isOpen(day: number, rule: BusinessDayRule): boolean {
  const weekday = weekdayOf(day);
  if (weekday === sunday) return false;
  return rule === 'precise' ? !isHoliday(day) : weekday !== saturday && !isObservedHoliday(day);
}

function step(isoDate: string, count: number, rule: BusinessDayRule, direction: 1 | -1): string {
  let day = dayNumberOf(isoDate);
  for (let left = count; left > 0;) {
    day += direction;
    if (isOpen(day, rule)) left -= 1;
  }
  return isoDateOf(day);
}

/** Whether the ISO date is a business day by the rule. */
export const isBusinessDay = (isoDate: string, rule: BusinessDayRule): boolean =>
  isOpen(dayNumberOf(isoDate), rule);

/** The business day `count` business days after the ISO date, which does not count itself. */
export const businessDaysAfter = (isoDate: string, count: number, rule: BusinessDayRule): string =>
  step(isoDate, count, rule, 1);

/** The business day `count` business days before the ISO date, which does not count itself. */
export const businessDaysBefore = (isoDate: string, count: number, rule: BusinessDayRule): string =>
  step(isoDate, count, rule, -1);

/** The ISO date if it is a business day, otherwise the next business day. */
export const businessDayFrom = (isoDate: string, rule: BusinessDayRule): string =>
  isBusinessDay(isoDate, rule) ? isoDate : businessDaysAfter(isoDate, 1, rule);

/** 0 is Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (((day + thursday) % 7) + 7) % 7;

/** The day number of the `count`-th weekday of a month. */
function nthWeekday(year: number, month: number, weekday: number, count: number): number {
  const first = dayNumber(year, month, 1);
  return first + ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7;
}

/** Day numbers of the federal holidays on the dates that 5 U.S.C. 6103(a) names. */
const federalHolidaysOf = (year: number): readonly number[] => [
  dayNumber(year, 1, 1),
  nthWeekday(year, 1, monday, 3),
  nthWeekday(year, 2, monday, 3),
  nthWeekday(year, 6, monday, 1) - 7,
  dayNumber(year, 6, 19),
  dayNumber(year, 7, 4),
  nthWeekday(year, 9, monday, 1),
  nthWeekday(year, 10, monday, 2),
  dayNumber(year, 11, 11),
  nthWeekday(year, 11, thursday, 4),
  dayNumber(year, 12, 25),
];
