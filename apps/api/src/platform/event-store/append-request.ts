import { checkAppend, LARGEST_APPEND_BYTES } from './check-append.js';
import {
  InvalidAppendError,
  type EventToAppend,
  type ExpectedRevision,
  type NewSubjectKey,
} from './event-store.js';

/** One checked call of append, its JSON already written; `expected` -1 means that the stream must not exist. */
export type AppendRequest = Readonly<{
  stream: string;
  expected: number;
  events: readonly Readonly<{ id: string; type: string; data: string; meta: string }>[];
  /** To be kept with the events. */
  keys: readonly NewSubjectKey[];
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

/**
 * Checks a call of append and writes the JSON of each event once; ids in lower case, as stores answer them. Throws
 * InvalidAppendError.
 */
export function toRequest(
  stream: string,
  expected: ExpectedRevision,
  events: readonly EventToAppend[],
  keys: readonly NewSubjectKey[] = [],
): AppendRequest {
  checkAppend(stream, expected, events);
  if (events.length === 0) throw new InvalidAppendError('An append needs at least one event');
  const written = events.map(({ id, type, data, meta }) => ({
    id: id.toLowerCase(),
    type,
    data: JSON.stringify(data),
    meta: JSON.stringify(meta),
  }));
  const bytes = written.reduce((sum, event) => sum + sizeOf(event), 0);
  if (bytes > LARGEST_APPEND_BYTES) {
    throw new InvalidAppendError(`An append of ${bytes} bytes is larger than ${LARGEST_APPEND_BYTES}`);
  }
  return { stream, expected: expected === 'no-stream' ? -1 : expected, events: written, keys, bytes };
}

/** As EventStoreDB counts, which takes two bytes for each letter of the type. */
function sizeOf({ type, data, meta }: Readonly<{ type: string; data: string; meta: string }>): number {
  return Buffer.byteLength(data) + Buffer.byteLength(meta) + 2 * type.length;
}
