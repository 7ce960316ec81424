import {
  jsonEvent,
  NO_STREAM,
  type AppendExpectedRevision,
  type AppendResult,
  type JSONEventType,
} from '@eventstore/db-client';
import { expectedOf, revisionOrNone, type AppendRequest } from '../append-request.js';
import { WrongRevisionError, type Appended } from '../event-store.js';
import { isWrongVersion } from './client-errors.js';
import { OF_LEADER, type Connection } from './connection.js';
import { toPosition } from './positions.js';
import { readStreamFrom } from './read-events.js';
import { positionOf } from './stored-event.js';
import { within } from './within.js';

/** For the client to tell of its deadline, which it keeps only while the server lives. */
const GRACE_MS = 500;

/** Appends at exactly the expected revision; the same request again gets the result of the first. */
export async function appendRequest(connection: Connection, request: AppendRequest): Promise<Appended> {
  try {
    const { nextExpectedRevision, position } = await send(connection, request);
    if (position === undefined) return await writtenBefore(connection, request, Number(nextExpectedRevision));
    const { id } = request.events.at(-1)!;
    return { revision: Number(nextExpectedRevision), position: toPosition({ ...position, id }) };
  } catch (error) {
    if (!isWrongVersion(error)) throw error;
    const { actualVersion } = error;
    return writtenBefore(connection, request, typeof actualVersion === 'bigint' ? Number(actualVersion) : -1);
  }
}

/**
 * Credentials with the call select the plain Append: the batch append that the client would choose keeps no deadline
 * and mixes up appends that have nothing to do with each other. The data are parsed from our own JSON, since a value
 * that the client cannot write would end the process.
 */
function send(
  { client, credentials, call, silenceMs }: Connection,
  { stream, expected, events }: AppendRequest,
): Promise<AppendResult> {
  const proposed = events.map(({ id, type, data, meta }) =>
    jsonEvent<JSONEventType>({ id, type, data: parsed(data), metadata: parsed(meta) }),
  );
  const expectedRevision: AppendExpectedRevision = expected === -1 ? NO_STREAM : BigInt(expected);
  const options = { ...OF_LEADER, expectedRevision, credentials, deadline: silenceMs };
  return within(
    silenceMs + GRACE_MS,
    call({ right: 'append', stream }, () => client.appendToStream(stream, proposed, options)),
  );
}

function parsed(json: string): Record<string, unknown> {
  return JSON.parse(json) as Record<string, unknown>;
}

/** The stream has moved on: perhaps by this very request, tried before. The same ids in the same order tell. */
async function writtenBefore(
  connection: Connection,
  request: AppendRequest,
  actual: number,
): Promise<Appended> {
  const { stream, expected, events } = request;
  const written = await readStreamFrom(connection, stream, expected + 1, events.length);
  const last = written.at(-1);
  const isSame = written.length === events.length && written.every(({ id }, i) => id === events[i]?.id);
  if (!isSame || last === undefined) {
    throw new WrongRevisionError(stream, expectedOf(request), revisionOrNone(actual));
  }
  return { revision: Number(last.revision), position: positionOf(last) };
}
