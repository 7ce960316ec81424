import {
  BACKWARDS,
  END,
  FORWARDS,
  START,
  type AllStreamResolvedEvent,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import {
  EventStoreUnavailableError,
  LostPositionError,
  type LogPage,
  type Position,
} from '../event-store.js';
import {
  type Right,
  isNoPosition,
  isStreamNotFound,
  READ_ALL,
  ResponseTimeoutError,
} from './client-errors.js';
import type { Connection } from './connection.js';
import {
  type Place,
  type StoredEvent,
  fromPosition,
  isOurs,
  positionOf,
  toRecordedEvent,
} from './stored-event.js';
import { FROM_LEADER, type StoreClient } from './store-client.js';

/** Up to `count` events of a stream from `revision` on; none if the stream is missing. */
export async function readStreamFrom(
  connection: Connection,
  stream: string,
  revision: number,
  count: number,
): Promise<StoredEvent[]> {
  const options = { ...FROM_LEADER, fromRevision: BigInt(revision), maxCount: count };
  return readThroughElection(connection, { right: 'read', stream }, async (client) => {
    try {
      return await collectEvents(client.api.readStream(stream, options), client, connection);
    } catch (error) {
      if (isStreamNotFound(error)) return [];
      throw error;
    }
  });
}

/** Up to `count` events of the log, including the one at `from` (null: from the beginning); none if `from` has none. */
async function readLogFrom(
  connection: Connection,
  from: Place | null,
  count: number,
): Promise<StoredEvent[]> {
  const options = {
    ...FROM_LEADER,
    direction: FORWARDS,
    fromPosition: from ?? START,
    maxCount: count,
  } as const;
  return readThroughElection(connection, READ_ALL, async (client) => {
    try {
      return await collectEvents(client.api.readAll(options), client, connection);
    } catch (error) {
      if (from !== null && isNoPosition(error)) return [];
      throw error;
    }
  });
}

/** The newest event of the log, null while it is empty. */
export function readNewest(connection: Connection): Promise<StoredEvent | null> {
  return connection.throughElection(() => findNewest(connection));
}

/** Like `readNewest`, in one attempt. */
export async function findNewest(connection: Connection): Promise<StoredEvent | null> {
  const options = { ...FROM_LEADER, direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
  const [newest = null] = await connection.call(READ_ALL, (client) =>
    collectEvents(client.api.readAll(options), client, connection),
  );
  return newest;
}

/** Reads wait for the election of a leader instead of failing. */
function readThroughElection(
  { call, throughElection }: Connection,
  right: Right,
  read: (client: StoreClient) => Promise<StoredEvent[]>,
): Promise<StoredEvent[]> {
  return throughElection(() => call(right, read));
}

/**
 * Listens instead of iterating, which took a quarter more processor time. The client itself has no deadline for reads.
 */
function collectEvents(
  read: StreamingRead<ResolvedEvent | AllStreamResolvedEvent>,
  client: StoreClient,
  { deadlineMs }: Connection,
): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<StoredEvent[]>();
  const silence = setTimeout(() => {
    read.destroy(new ResponseTimeoutError());
  }, deadlineMs);
  read.on('data', ({ event }) => {
    silence.refresh();
    client.received();
    if (event !== undefined) events.push(event as StoredEvent);
  });
  read.on('end', () => resolve(events));
  // Several errors may follow each other; one without a listener would end the process.
  read.on('error', reject);
  read.on('close', () => reject(new EventStoreUnavailableError('The read was closed')));
  return promise
    .catch((error: unknown) => {
      void read.cancel().catch(() => undefined);
      throw error;
    })
    .finally(() => clearTimeout(silence));
}

/** Up to `limit` events of the application strictly after `after`; fewer only at the end of the log. */
export async function readPage(
  connection: Connection,
  after: Position | null,
  limit: number,
): Promise<LogPage> {
  const events: StoredEvent[] = [];
  let scannedThrough = after;
  for (let atEnd = false; !atEnd && events.length < limit;) {
    const wanted = limit - events.length;
    const scanned = await readAfter(connection, scannedThrough, wanted);
    events.push(...scanned.filter(isOurs));
    if (scanned.length > 0) scannedThrough = positionOf(scanned.at(-1)!);
    atEnd = scanned.length < wanted;
  }
  return { events: events.map(toRecordedEvent), scannedThrough };
}

/** Whether the log still has the position's event there. */
export async function holdsPosition(connection: Connection, position: Position): Promise<boolean> {
  const [event] = await readLogFrom(connection, fromPosition(position), 1);
  return event !== undefined && positionOf(event) === position;
}

/**
 * The server reads from a position, including its event. That event is read, too, because a server with a truncated log
 * silently continues at the next one, and events would be missed.
 */
async function readAfter(
  connection: Connection,
  after: Position | null,
  count: number,
): Promise<StoredEvent[]> {
  if (after === null) return readLogFrom(connection, null, count);
  const [known, ...events] = await readLogFrom(connection, fromPosition(after), count + 1);
  if (known === undefined || positionOf(known) !== after) throw new LostPositionError(after);
  return events;
}
