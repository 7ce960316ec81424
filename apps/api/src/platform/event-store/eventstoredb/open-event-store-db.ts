import { setTimeout as pause } from 'node:timers/promises';
import type { EventStoreAddress } from '../../config/variables/event-store-address.js';
import { StartupError } from '../../config/startup/startup-error.js';
import { EventStoreUnavailableError, type EventStore } from '../event-store.js';
import { Connection } from './connection.js';
import { EventStoreDb } from './event-store-db.js';
import { MissingRightError, UnknownUserError } from './missing-right.js';

/** A log that has answered, and the way to let go of it. */
export type OpenEventStore = Readonly<{
  store: EventStore;
  /** Why the server refuses its user; null while it does not. Throws when it does not answer. */
  refusal(): Promise<string | null>;
  close(): Promise<void>;
}>;

const ASK_AGAIN_MS = 250;

/**
 * Waits up to `patienceMs` for a server that starts at the same time, not for rights that its user does not have. Once
 * it has answered it may be silent for `silenceMs`, 5 seconds by default. Throws StartupError.
 */
export async function openEventStoreDb(
  address: EventStoreAddress,
  patienceMs = 15_000,
  silenceMs?: number,
): Promise<OpenEventStore> {
  const connection = new Connection(address, silenceMs);
  const store = new EventStoreDb(connection);
  for (const end = Date.now() + patienceMs; ;) {
    try {
      await store.logId();
      await store.head();
      return { store, refusal: () => refusalOf(store, connection), close: () => connection.close() };
    } catch (error) {
      if (isPassing(error) && Date.now() < end) await pause(ASK_AGAIN_MS);
      else {
        await connection.close();
        throw new StartupError(`No event log at EVENTSTORE_URL. ${(error as Error).message}`);
      }
    }
  }
}

const isPassing = (error: unknown): boolean =>
  error instanceof EventStoreUnavailableError && !(error instanceof MissingRightError);

async function refusalOf(store: EventStore, connection: Connection): Promise<string | null> {
  try {
    await store.head();
  } catch (error) {
    if (error instanceof MissingRightError || error instanceof UnknownUserError) return error.message;
    throw error;
  }
  return connection.refusal;
}
