import type { Language } from './language';

const written = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }),
} as const;

const times = {
  en: new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { timeStyle: 'short', timeZone: 'UTC' }),
} as const;

const short = {
  en: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
} as const;

const dayMs = 86_400_000;

/** A day beside an axis: `Nov 22`, `22 nov`. */
export const dayLabel = (isoDate: string, language: Language): string =>
  short[language].format(new Date(`${isoDate}T00:00:00Z`));

/** The ISO dates (UTC) of the last `count` days up to this moment, oldest first. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );

/** A moment as receipts write it, on pages and in mails alike: `November 22, 2026, 10:00 AM UTC`. */
export const momentName = (iso: string, language: Language): string =>
  `${dayName(iso, language)}, ${times[language].format(new Date(iso))} UTC`;

/** The day (UTC) of an ISO date or moment: `November 22, 2026`, `22 de noviembre de 2026`. */
export const dayName = (iso: string, language: Language): string =>
  written[language].format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));
