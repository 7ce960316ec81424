import {
  BACKWARDS,
  END,
  FORWARDS,
  START,
  type EventStoreDBClient,
  type AllStreamResolvedEvent,
  type ResolvedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import { EventStoreUnavailableError } from '../event-store.js';
import { isNoPosition, isStreamNotFound } from './client-errors.js';
import { retryOnce } from '../retry-once.js';
import { OF_LEADER, type Connection } from './connection.js';
import type { Place } from './positions.js';
import type { StoredEvent } from './stored-event.js';

/** Reads have no deadline in the client; a server that says nothing for so long counts as gone. */
const SILENCE_MS = 5000;

/** Up to `count` events of a stream from `revision` on; none when there is no such stream. */
export async function readStreamFrom(
  connection: Connection,
  stream: string,
  revision: number,
  count: number,
): Promise<StoredEvent[]> {
  const options = { ...OF_LEADER, fromRevision: BigInt(revision), maxCount: count };
  return reading(connection, async (client) => {
    try {
      return await eventsOf(client.readStream(stream, options));
    } catch (error) {
      if (isStreamNotFound(error)) return [];
      throw error;
    }
  });
}

/** Up to `count` events of the log, the one at `from` included (null: from the beginning); none if none is there. */
export async function readLogFrom(
  connection: Connection,
  from: Place | null,
  count: number,
): Promise<StoredEvent[]> {
  const options = {
    ...OF_LEADER,
    direction: FORWARDS,
    fromPosition: from ?? START,
    maxCount: count,
  } as const;
  return reading(connection, async (client) => {
    try {
      return await eventsOf(client.readAll(options));
    } catch (error) {
      if (from !== null && isNoPosition(error)) return [];
      throw error;
    }
  });
}

/** The newest event of the log, null while it is empty. */
export async function readNewest(connection: Connection): Promise<StoredEvent | null> {
  const options = { ...OF_LEADER, direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
  const [newest = null] = await reading(connection, (client) => eventsOf(client.readAll(options)));
  return newest;
}

/** A lost connection costs a reader a moment, not an error. */
function reading(
  { client, call }: Connection,
  read: (client: EventStoreDBClient) => Promise<StoredEvent[]>,
): Promise<StoredEvent[]> {
  return retryOnce(() => call(() => read(client)));
}

async function eventsOf(read: StreamingRead<ResolvedEvent | AllStreamResolvedEvent>): Promise<StoredEvent[]> {
  // One error can follow another, and one without a listener ends the process.
  read.on('error', () => undefined);
  const timer = setTimeout(() => {
    read.destroy(new EventStoreUnavailableError('The event store did not answer in time'));
  }, SILENCE_MS);
  try {
    const events: StoredEvent[] = [];
    for await (const { event } of read) {
      timer.refresh();
      if (event !== undefined) events.push(event as StoredEvent);
    }
    return events;
  } catch (error) {
    void read.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
