import type { TrendBy } from '../../../shared/api/admin-affiliates';
import { dayLabel, dayName } from '../../../shared/i18n/days';
import { monthLabel, monthName } from '../../../shared/i18n/months';
import texts from './texts';

/** A period by its first day, as it stands in a table: `November 26, 2026`, `Week of November 23, 2026`. */
export function periodName(from: string, by: TrendBy): string {
  if (by === 'month') return monthName(from.slice(0, 7));
  return by === 'week' ? texts.trend.weekOf(dayName(from, 'en')) : dayName(from, 'en');
}

/** The same beside an axis: `Nov 26`, `Nov 26` of a month is its year. */
export const periodLabel = (from: string, by: TrendBy): string =>
  by === 'month' ? monthLabel(from.slice(0, 7)) : dayLabel(from, 'en');
