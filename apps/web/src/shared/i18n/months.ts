import { byLanguage, type Language, locales } from './language';

const formats = (options: Intl.DateTimeFormatOptions) =>
  byLanguage((language) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }));

const long = formats({ month: 'long', year: 'numeric' });
const short = formats({ month: 'short', year: '2-digit' });

/** The first instant of a month such as `2026-11` (UTC). */
export const startOfMonth = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** `2026-11` as `November 2026`, in Spanish `noviembre de 2026`. */
export const monthName = (month: string, language: Language = 'en'): string =>
  long[language].format(startOfMonth(month));

/** `2026-11` as `Nov 26`. */
export const monthLabel = (month: string, language: Language = 'en'): string =>
  short[language].format(startOfMonth(month));

/** The last `count` months up to `newest`, oldest first. */
export const lastMonthsTo = (newest: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const date = startOfMonth(newest);
    date.setUTCMonth(date.getUTCMonth() - (count - 1 - index));
    return monthOf(date);
  });

/** The month of an instant in UTC, like all bookings. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);
