import { DomainError } from '../../events/index.js';

/** The log's clock may be a little behind ours: only then nothing more is booked in the month. */
const closesAt = '-01T01:00:00.000Z';

/** `2026-10` as it is; refuses anything else. */
export function monthFrom(text: string): string {
  if (/^20\d\d-(0[1-9]|1[0-2])$/.test(text)) return text;
  throw new DomainError('payouts.statement-month-invalid', 'The month must look like 2026-10');
}

/** The month after `2026-12` is `2027-01`. */
export function monthAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

/** The first moment of a month, ISO UTC. */
export const startOf = (month: string): string => `${month}-01T00:00:00.000Z`;

/** Whether nothing is booked in the month any more at this time (ISO UTC): an hour after its end. */
export const isClosed = (month: string, now: string): boolean => now >= `${monthAfter(month)}${closesAt}`;

/** Refuses a month that is not over; `now` is ISO UTC. */
export function assertClosed(month: string, now: string): void {
  if (isClosed(month, now)) return;
  const day = `${monthAfter(month)}-01`;
  throw new DomainError(
    'payouts.statement-month-open',
    `${month} is not over: its statement can be had from ${day}, 01:00 UTC, on`,
  );
}

/** The months from that of `first` (ISO UTC) on that are closed at `now`, the newest first. */
export function closedMonths(first: string, now: string): string[] {
  const months: string[] = [];
  for (let month = first.slice(0, 7); isClosed(month, now); month = monthAfter(month)) months.push(month);
  return months.toReversed();
}
