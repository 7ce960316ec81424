import { dayMs } from '@closewise/domain/calendar';
import { byLanguage, type Language, locales } from './language';

const formats = (options: Intl.DateTimeFormatOptions) =>
  byLanguage((language) => new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }));

const long = formats({ dateStyle: 'long' });
const short = formats({ month: 'short', day: 'numeric' });

/** A day as an axis label: `Nov 22`, `22 nov`. */
export const dayLabel = (isoDate: string, language: Language): string =>
  short[language].format(new Date(`${isoDate}T00:00:00Z`));

/** ISO dates (UTC) of the last `count` days, oldest first. */
export const lastDays = (now: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );

const moment = {
  day: { dateStyle: 'long' },
  time: { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
} as const;

/** A moment in the reader's time zone: `November 22, 2026, 4:00 AM CST`. */
export function momentName(iso: string, language: Language): string {
  const [day, time] = [moment.day, moment.time].map((parts) =>
    new Intl.DateTimeFormat(locales[language], parts).format(new Date(iso)),
  );
  return `${day}, ${time}`;
}

/** The day (UTC) of an ISO date or moment: `November 22, 2026`, `22 de noviembre de 2026`. */
export const dayName = (iso: string, language: Language): string =>
  long[language].format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));
