import {
  InvalidAppendError,
  type EventToAppend,
  type ExpectedRevision,
  type NewSubjectKey,
} from './event-store.js';

/** A checked call of append with its JSON; `expected` -1 means that the stream must not exist. */
export type AppendRequest = Readonly<{
  stream: string;
  expected: number;
  events: readonly Readonly<{ id: string; type: string; data: string; meta: string }>[];
  /** New keys to store in the same commit. */
  keys: readonly NewSubjectKey[];
  bytes: number;
}>;

/** The revision that the stream must have before the request. */
export function expectedRevision({ expected }: AppendRequest): ExpectedRevision {
  return toExpectedRevision(expected);
}

/** The SQL function uses -1 for a missing stream. */
export function toExpectedRevision(revision: number): ExpectedRevision {
  return revision === -1 ? 'no-stream' : revision;
}

/**
 * Checks a call of append and serializes each event once; ids become lowercase, as stores return them. Throws
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
  const serialized = events.map(({ id, type, data, meta }) => ({
    id: id.toLowerCase(),
    type,
    data: JSON.stringify(data),
    meta: JSON.stringify(meta),
  }));
  const bytes = serialized.reduce((sum, event) => sum + sizeOf(event), 0);
  if (bytes > LARGEST_APPEND_BYTES) {
    throw new InvalidAppendError(`An append of ${bytes} bytes is larger than ${LARGEST_APPEND_BYTES}`);
  }
  return { stream, expected: expected === 'no-stream' ? -1 : expected, events: serialized, keys, bytes };
}

/** Counts like EventStoreDB, which takes two bytes for each character of the type. */
function sizeOf({ type, data, meta }: Readonly<{ type: string; data: string; meta: string }>): number {
  return Buffer.byteLength(data) + Buffer.byteLength(meta) + 2 * type.length;
}

/** Largest data, meta and types of one append, so that it fits into every store. */
const LARGEST_APPEND_BYTES = 1_048_576;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Throws InvalidAppendError for input that some store could not return unchanged. */
function checkAppend(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): void {
  checkText(stream, 'The stream name');
  if (stream === '') throw new InvalidAppendError('The stream name is empty');
  if (stream.startsWith('$'))
    throw new InvalidAppendError(`The stream name ${stream} is reserved for the store`);
  if (expected !== 'no-stream' && !(Number.isSafeInteger(expected) && expected >= 0)) {
    throw new InvalidAppendError(`${expected} is not a revision of stream ${stream}`);
  }
  const ids = new Set<string>();
  for (const { id, type, data, meta } of events) {
    if (!UUID.test(id)) throw new InvalidAppendError(`The event id ${id} is not a UUID`);
    if (ids.has(id.toLowerCase()))
      throw new InvalidAppendError(`The event id ${id} occurs twice in one append`);
    ids.add(id.toLowerCase());
    checkText(type, 'The event type');
    if (type.startsWith('$'))
      throw new InvalidAppendError(`The event type ${type} is reserved for the store`);
    checkJson(data, `${type}.data`);
    checkJson(meta, `${type}.meta`);
  }
}

/** Events hold JSON values only, and no fractions: money is in cents, rates in basis points. */
function checkJson(value: unknown, where: string): void {
  if (value === null || typeof value === 'boolean') return;
  if (typeof value === 'string') return checkText(value, where);
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value))
      throw new InvalidAppendError(`${where} is ${value}: events hold integers only`);
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => checkJson(item, `${where}[${index}]`));
  } else if (isPlainObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      checkText(key, where);
      checkJson(item, `${where}.${key}`);
    }
  } else {
    throw new InvalidAppendError(`${where} is not a JSON value`);
  }
}

function checkText(text: string, where: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw new InvalidAppendError(`${where} contains characters that stores cannot hold`);
  }
}

/** By tag, not by prototype, so that objects of another realm count as plain. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]' && !('toJSON' in (value as object));
}
