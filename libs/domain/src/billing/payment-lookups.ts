import { after, before, dayMs, minuteMs } from '../calendar/index.js';

const FIRST_AFTER_MS = 10 * minuteMs;
const LONGEST_WAIT_MS = dayMs;
const ABANDONED_AFTER_MS = 7 * dayMs;
const KEPT_AFTER_MS = ABANDONED_AFTER_MS + dayMs;

/** Open payments requested in this period are looked up: the buyer has had time to pay, and may still do so. */
export const askedAbout = (now: Date): Readonly<{ from: Date; until: Date }> => ({
  from: before(now, ABANDONED_AFTER_MS),
  until: before(now, FIRST_AFTER_MS),
});

/** The time of the next lookup of a payment: the interval doubles with each earlier lookup, up to a day. */
export const nextLookupAt = (now: Date, lookups: number): Date =>
  after(now, Math.min(LONGEST_WAIT_MS, FIRST_AFTER_MS * 2 ** lookups));

/** Lookups before this time can be forgotten: their payments are too old to be looked up again. */
export const lookupsKeptSince = (now: Date): Date => before(now, KEPT_AFTER_MS);
