const moment = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
  hourCycle: 'h23',
});
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** An instant to the second, in UTC as the books have it. */
export const utcMomentOf = (iso: string): string => `${moment.format(new Date(iso))} UTC`;

/** The day of an instant, or `2026-10-31` as `Oct 31, 2026`. */
export const utcDayOf = (instant: string | number): string => day.format(new Date(instant));

const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium', timeZone: 'UTC', hourCycle: 'h23' });
const dayMs = 86_400_000;

/** Names the points of a span: by the day, or by the time of day where the span is short. */
export const tickOf =
  (spanMs: number) =>
  (at: number): string =>
    spanMs < 2 * dayMs ? clock.format(new Date(at)) : utcDayOf(at);
