import { dayNumber } from './day-number.js';
import { firstOfMonthAfter, isoDateOf } from './month.js';

/** By what figures are drawn over time; a week begins on Monday (ISO 8601). */
export const periodKinds = ['day', 'week', 'month'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** How many periods are drawn: some thirty days, a quarter and a half of weeks, a year of months. */
export const periodsShown: Readonly<Record<PeriodKind, number>> = { day: 30, week: 26, month: 12 };

const MONDAY = 4;

/** The first day of the period in which the ISO date is. */
export function periodBegin(isoDate: string, kind: PeriodKind): string {
  if (kind === 'month') return `${isoDate.slice(0, 7)}-01`;
  if (kind === 'day') return isoDate;
  const number = numberOf(isoDate);
  return isoDateOf(number - ((((number - MONDAY) % 7) + 7) % 7));
}

/** The first days of the periods up to that of the ISO date, oldest first. */
export function lastPeriods(isoDate: string, kind: PeriodKind): string[] {
  const begin = periodBegin(isoDate, kind);
  return Array.from({ length: periodsShown[kind] }, (_, index) => {
    const back = periodsShown[kind] - 1 - index;
    if (kind === 'month') return firstOfMonthAfter(begin, -back);
    return isoDateOf(numberOf(begin) - back * (kind === 'week' ? 7 : 1));
  });
}

function numberOf(isoDate: string): number {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  return dayNumber(year, month, day);
}
