import type { KnownReport } from '../known-reports/reports.js';

/** The version that `?version=` of an address names: null for the newest that can be read, 0 for what is none. */
export function askedVersion(text: unknown): number | null {
  if (text === undefined) return null;
  return typeof text === 'string' && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
}

/** What the query is called in the OpenAPI document. */
export const versionQuery = 'An older version of a report that was refined; without it the newest is shown';

/** The newest version of a report that can be read; null while there is none. */
export const newestReadable = (report: KnownReport): number | null =>
  report.status === 'draft'
    ? null
    : (report.versions.findLast(({ readable }) => readable !== null)?.version ?? null);
