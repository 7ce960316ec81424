import { DomainError } from '@closewise/domain/events';

const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/;

/**
 * The moment up to which the books are read (ISO UTC, itself excluded): a date means the end of that day, UTC; a time
 * such as `2026-10-31T18:00Z` itself. Refuses anything else.
 */
export function asOfFrom(text: string): string {
  const time = new Date(text);
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 10));
  if (isReal && instant.test(text)) return time.toISOString();
  if (isReal && day.test(text)) return new Date(time.getTime() + 24 * 60 * 60 * 1000).toISOString();
  throw new DomainError('affiliation.date-invalid', wrongDate);
}

/** What those read whose day or time is none. */
export const wrongDate =
  'The date must look like 2026-10-31, or like 2026-10-31T18:00Z for a time of day (UTC)';

/** The bounds of a range of days (ISO UTC); null where there is none. */
export const rangeOf = ({
  from,
  asOf,
}: Readonly<{ from?: string | undefined; asOf?: string | undefined }>) => ({
  from: from === undefined ? null : dayFrom(from),
  asOf: asOf === undefined ? null : asOfFrom(asOf),
});

/** The first moment of a day (ISO UTC), which looks like 2026-10-31; refuses anything else. */
export function dayFrom(text: string): string {
  const time = new Date(text);
  if (day.test(text) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text))
    return time.toISOString();
  throw new DomainError('affiliation.date-invalid', 'Name the first day (UTC), such as 2026-01-31');
}
