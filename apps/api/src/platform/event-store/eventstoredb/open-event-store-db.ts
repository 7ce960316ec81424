import { setTimeout as pause } from 'node:timers/promises';
import type { EventStoreAddress } from '../../config/event-store-address.js';
import { StartupError } from '../../config/startup-error.js';
import { EventStoreUnavailableError, type EventStore } from '../event-store.js';
import { Connection } from './connection.js';
import { EventStoreDb } from './event-store-db.js';

/** A log that has answered, and the way to let go of it. */
export type OpenEventStore = Readonly<{ store: EventStore; close(): Promise<void> }>;

const ASK_AGAIN_MS = 250;

/** Waits up to `patienceMs` for a server that starts at the same time. Throws StartupError. */
export async function openEventStoreDb(
  address: EventStoreAddress,
  patienceMs = 15_000,
): Promise<OpenEventStore> {
  const connection = new Connection(address);
  const store = new EventStoreDb(connection);
  for (const end = Date.now() + patienceMs; ;) {
    try {
      await store.logId();
      return { store, close: () => connection.close() };
    } catch (error) {
      if (error instanceof EventStoreUnavailableError && Date.now() < end) await pause(ASK_AGAIN_MS);
      else {
        await connection.close();
        throw new StartupError(`No event log at EVENTSTORE_URL. ${(error as Error).message}`);
      }
    }
  }
}
