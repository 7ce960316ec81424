import type { Language } from './language';

const written = {
  en: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
} as const;
const short = {
  en: new Intl.DateTimeFormat('en-US', { month: 'short', year: '2-digit', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { month: 'short', year: '2-digit', timeZone: 'UTC' }),
} as const;

/** When a month such as `2026-11` begins. */
export const firstOf = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** `2026-11` as `November 2026`, in Spanish `noviembre de 2026`. */
export const monthName = (month: string, language: Language = 'en'): string =>
  written[language].format(firstOf(month));

/** `2026-11` as `Nov 26`. */
export const monthLabel = (month: string, language: Language = 'en'): string =>
  short[language].format(firstOf(month));

/** The last `count` months up to this one, oldest first. */
export const lastMonthsTo = (newest: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const date = firstOf(newest);
    date.setUTCMonth(date.getUTCMonth() - (count - 1 - index));
    return monthOf(date);
  });

/** The month of an instant, in UTC as all bookings are. */
export const monthOf = (instant: Date): string => instant.toISOString().slice(0, 7);
