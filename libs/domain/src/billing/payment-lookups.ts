import { after, before } from '../calendar/index.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FIRST_AFTER_MS = 10 * MINUTE_MS;
const LONGEST_WAIT_MS = DAY_MS;
const ABANDONED_AFTER_MS = 7 * DAY_MS;
const KEPT_AFTER_MS = ABANDONED_AFTER_MS + DAY_MS;

/** Open payments that were requested in this time are asked about: a buyer has had time to pay, and may still do so. */
export const askedAbout = (now: Date): Readonly<{ from: Date; until: Date }> => ({
  from: before(now, ABANDONED_AFTER_MS),
  until: before(now, FIRST_AFTER_MS),
});

/**
 * When the provider is asked about a payment again that it was asked about now, after so many earlier times: twice as
 * long after this time as this one after the last, at most a day.
 */
export const nextLookupAt = (now: Date, lookups: number): Date =>
  after(now, Math.min(LONGEST_WAIT_MS, FIRST_AFTER_MS * 2 ** lookups));

/** What was asked before this time need not be remembered: its payment is too old to be asked about. */
export const lookupsKeptSince = (now: Date): Date => before(now, KEPT_AFTER_MS);
