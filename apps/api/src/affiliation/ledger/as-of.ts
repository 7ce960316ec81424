import { DomainError } from '@closewise/domain/events';

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;

/** The message for an invalid day or time. */
export const invalidDate =
  'The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC)';

/**
 * The moment up to which the books are read (ISO UTC, exclusive). A date means the end of that day in UTC; a time such
 * as `2026-10-31T18:00Z` means that moment. Refuses anything else.
 */
export function parseAsOf(text: string): string {
  const time = new Date(text);
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 10));
  if (isReal && instant.test(text)) return time.toISOString();
  if (isReal && day.test(text)) return new Date(time.getTime() + 24 * 60 * 60 * 1000).toISOString();
  throw new DomainError('affiliation.date-invalid', invalidDate);
}

/** The first moment of a day (ISO UTC) such as `2026-10-31`. Refuses anything else. */
export function parseDay(text: string): string {
  const time = new Date(text);
  if (day.test(text) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text))
    return time.toISOString();
  throw new DomainError('affiliation.date-invalid', 'Name the first day (UTC), such as 2026-01-31');
}

/** The bounds of a range of days (ISO UTC), null for an open end. */
export const parseRange = ({
  from,
  asOf,
}: Readonly<{ from?: string | undefined; asOf?: string | undefined }>) => ({
  from: from === undefined ? null : parseDay(from),
  asOf: asOf === undefined ? null : parseAsOf(asOf),
});
