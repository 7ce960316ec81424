import { dayNumberOf, firstOfMonthAfter, isoDateOf } from './dates.js';

/** Periods of a chart. A week begins on Monday (ISO 8601). */
export const periodKinds = ['day', 'week', 'month'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** How many periods a chart shows. */
const periodCounts: Readonly<Record<PeriodKind, number>> = { day: 30, week: 26, month: 12 };

/** Day number 4 was Monday, 1970-01-05. */
const monday = 4;

/** The first day of the period that the ISO date is in. */
export function periodBegin(isoDate: string, kind: PeriodKind): string {
  if (kind === 'month') return `${isoDate.slice(0, 7)}-01`;
  if (kind === 'day') return isoDate;
  const day = dayNumberOf(isoDate);
  return isoDateOf(day - ((((day - monday) % 7) + 7) % 7));
}

/** The first days of a chart's periods, oldest first; the last is the period of the ISO date. */
export function lastPeriods(isoDate: string, kind: PeriodKind): string[] {
  const begin = periodBegin(isoDate, kind);
  const count = periodCounts[kind];
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    if (kind === 'month') return firstOfMonthAfter(begin, -back);
    return isoDateOf(dayNumberOf(begin) - back * (kind === 'week' ? 7 : 1));
  });
}
