import { dayNumber } from './day-number.js';
import { federalHolidaysOf, weekdayOf } from './federal-holidays.js';
import { isoDateOf } from './month.js';

/**
 * The two business days of Regulation Z, 12 CFR 1026.2(a)(6). `lender`: a day on which the lender's offices are open,
 * taken to be Monday to Friday but for the holidays as they are kept. `precise`: every calendar day but Sundays and the
 * holidays on the very days that 5 U.S.C. 6103(a) names, so that Saturdays count, and so does the Friday on which
 * offices keep a holiday that falls on a Saturday (comment 2(a)(6)-2).
 */
export type BusinessDayRule = 'lender' | 'precise';

const sunday = 0;
const saturday = 6;

const numberOf = (isoDate: string): number => {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  return dayNumber(year, month, day);
};

const isHoliday = (day: number): boolean =>
  federalHolidaysOf(Number(isoDateOf(day).slice(0, 4))).includes(day);

/** Offices keep a Saturday's holiday on the Friday before, a Sunday's on the Monday after. */
const isKeptAsHoliday = (day: number): boolean =>
  isHoliday(day) ||
  (weekdayOf(day) === saturday - 1 && isHoliday(day + 1)) ||
  (weekdayOf(day) === sunday + 1 && isHoliday(day - 1));

function isOpen(day: number, rule: BusinessDayRule): boolean {
  const weekday = weekdayOf(day);
  if (weekday === sunday) return false;
  return rule === 'precise' ? !isHoliday(day) : weekday !== saturday && !isKeptAsHoliday(day);
}

function step(isoDate: string, count: number, rule: BusinessDayRule, direction: 1 | -1): string {
  let day = numberOf(isoDate);
  for (let left = count; left > 0;) {
    day += direction;
    if (isOpen(day, rule)) left -= 1;
  }
  return isoDateOf(day);
}

/** Whether the ISO date is a business day by the rule. */
export const isBusinessDay = (isoDate: string, rule: BusinessDayRule): boolean =>
  isOpen(numberOf(isoDate), rule);

/** The business day that is so many of them after the ISO date, which itself does not count. */
export const businessDaysAfter = (isoDate: string, count: number, rule: BusinessDayRule): string =>
  step(isoDate, count, rule, 1);

/** The business day that is so many of them before the ISO date, which itself does not count. */
export const businessDaysBefore = (isoDate: string, count: number, rule: BusinessDayRule): string =>
  step(isoDate, count, rule, -1);

/** The ISO date itself if it is a business day, otherwise the next one. */
export const businessDayFrom = (isoDate: string, rule: BusinessDayRule): string =>
  isBusinessDay(isoDate, rule) ? isoDate : businessDaysAfter(isoDate, 1, rule);
