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

export function revisionOrNone(revision: number): ExpectedRevision {
  return revision === -1 ? 'no-stream' : revision;
}

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
