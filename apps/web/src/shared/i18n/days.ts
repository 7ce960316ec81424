import type { Language } from './language';

const written = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }),
} as const;

const times = {
  en: new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { timeStyle: 'short', timeZone: 'UTC' }),
} as const;

/** A moment as receipts write it, on pages and in mails alike: `November 22, 2026, 10:00 AM UTC`. */
export const momentName = (iso: string, language: Language): string =>
  `${dayName(iso, language)}, ${times[language].format(new Date(iso))} UTC`;

/** The day (UTC) of an ISO date or moment: `November 22, 2026`, `22 de noviembre de 2026`. */
export const dayName = (iso: string, language: Language): string =>
  written[language].format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));
