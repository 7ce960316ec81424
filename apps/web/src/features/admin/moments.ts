import { dayMs } from '@closewise/domain/calendar';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Date and time in the admin's time zone. */
export const formatMoment = (iso: string): string => format.format(new Date(iso));

const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Date and time to the second, in UTC like the books. */
export const formatUtcMoment = (iso: string): string => `${moment.format(new Date(iso))} UTC`;

/** A UTC day, such as `Oct 31, 2026`. */
export const formatUtcDay = (instant: string | number): string => day.format(new Date(instant));

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', timeZone: 'UTC', hourCycle: 'h23' });

/** Formats axis ticks: days, or times of day for a span of less than two days. */
export const tickFormatter =
  (spanMs: number) =>
  (at: number): string =>
    spanMs < 2 * dayMs ? clock.format(new Date(at)) : formatUtcDay(at);
