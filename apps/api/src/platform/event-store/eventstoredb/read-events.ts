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
import { ALL, type Right } from './missing-right.js';
import type { Place } from './positions.js';
import type { StoredEvent } from './stored-event.js';

/** Up to `count` events of a stream from `revision` on; none when there is no such stream. */
export async function readStreamFrom(
  connection: Connection,
  stream: string,
  revision: number,
  count: number,
): Promise<StoredEvent[]> {
  const options = { ...OF_LEADER, fromRevision: BigInt(revision), maxCount: count };
  return reading(connection, { right: 'read', stream }, async (client) => {
    try {
      return await eventsOf(client.readStream(stream, options), connection);
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
  return reading(connection, ALL, async (client) => {
    try {
      return await eventsOf(client.readAll(options), connection);
    } catch (error) {
      if (from !== null && isNoPosition(error)) return [];
      throw error;
    }
  });
}

/** The newest event of the log, null while it is empty. */
export async function readNewest(connection: Connection): Promise<StoredEvent | null> {
  const options = { ...OF_LEADER, direction: BACKWARDS, fromPosition: END, maxCount: 1 } as const;
  const [newest = null] = await reading(connection, ALL, (client) =>
    eventsOf(client.readAll(options), connection),
  );
  return newest;
}

/** A lost connection costs a reader a moment, not an error. */
function reading(
  { client, call }: Connection,
  right: Right,
  read: (client: EventStoreDBClient) => Promise<StoredEvent[]>,
): Promise<StoredEvent[]> {
  return retryOnce(() => call(right, () => read(client)));
}

/**
 * Listens instead of iterating, which took a quarter more of the client's processor time. The client itself keeps no
 * deadline for reads.
 */
function eventsOf(
  read: StreamingRead<ResolvedEvent | AllStreamResolvedEvent>,
  { silenceMs }: Connection,
): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<StoredEvent[]>();
  const silence = setTimeout(() => {
    read.destroy(new EventStoreUnavailableError('The event store did not answer in time'));
  }, silenceMs);
  read.on('data', ({ event }) => {
    silence.refresh();
    if (event !== undefined) events.push(event as StoredEvent);
  });
  read.on('end', () => resolve(events));
  // One error can follow another, and one without a listener ends the process.
  read.on('error', reject);
  read.on('close', () => reject(new EventStoreUnavailableError('The read was closed')));
  return promise
    .catch((error: unknown) => {
      void read.cancel().catch(() => undefined);
      throw error;
    })
    .finally(() => clearTimeout(silence));
}
