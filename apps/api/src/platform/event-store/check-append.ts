import { InvalidAppendError, type EventToAppend, type ExpectedRevision } from './event-store.js';

/** Largest data, meta and types of one append, so that it fits into every store. */
export const LARGEST_APPEND_BYTES = 1_048_576;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Throws InvalidAppendError for what no store could keep as given. */
export function checkAppend(
  stream: string,
  expected: ExpectedRevision,
  events: readonly EventToAppend[],
): void {
  checkText(stream, 'The stream name');
  if (stream === '') throw new InvalidAppendError('The stream name is empty');
  if (stream.startsWith('$')) throw new InvalidAppendError(`The stream name ${stream} belongs to the store`);
  if (expected !== 'no-stream' && !(Number.isSafeInteger(expected) && expected >= 0)) {
    throw new InvalidAppendError(`${expected} is no revision of stream ${stream}`);
  }
  const ids = new Set<string>();
  for (const { id, type, data, meta } of events) {
    if (!UUID.test(id)) throw new InvalidAppendError(`The event id ${id} is no UUID`);
    if (ids.has(id.toLowerCase()))
      throw new InvalidAppendError(`The event id ${id} occurs twice in one append`);
    ids.add(id.toLowerCase());
    checkText(type, 'The event type');
    if (type.startsWith('$')) throw new InvalidAppendError(`The event type ${type} belongs to the store`);
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
    throw new InvalidAppendError(`${where} contains characters that no store keeps`);
  }
}

/** By tag, not by prototype: objects of another realm are plain, too. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]' && !('toJSON' in (value as object));
}
