import type { EventToAppend, ExpectedRevision } from './event-store.js';

/** One checked call of append, its JSON already written; `expected` -1 means that the stream must not exist. */
export type AppendRequest = Readonly<{
  stream: string;
  expected: number;
  events: readonly Readonly<{ id: string; type: string; data: string; meta: string }>[];
  bytes: number;
}>;

/** What a stream must have before the first event of the request. */
export function expectedOf({ expected }: AppendRequest): ExpectedRevision {
  return revisionOrNone(expected);
}

/** -1 is how the statement says that the stream does not exist. */
export function revisionOrNone(revision: number): ExpectedRevision {
  return revision === -1 ? 'no-stream' : revision;
}

/** Writes the JSON of each event once; ids in lower case, as the database answers them. */
export function toRequest(
  stream: string,
  expected: ExpectedRevision,
  events: readonly EventToAppend[],
): AppendRequest {
  const written = events.map(({ id, type, data, meta }) => ({
    id: id.toLowerCase(),
    type,
    data: JSON.stringify(data),
    meta: JSON.stringify(meta),
  }));
  const bytes = written.reduce(
    (sum, { data, meta }) => sum + Buffer.byteLength(data) + Buffer.byteLength(meta),
    0,
  );
  return { stream, expected: expected === 'no-stream' ? -1 : expected, events: written, bytes };
}
