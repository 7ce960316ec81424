import type { EventStoreAddress } from '../../config/variables/event-store-address.js';
import { StartupError } from '../../config/startup/startup-error.js';
import type { EventStore } from '../event-store.js';
import { Connection } from './connection.js';
import { EventStoreDb } from './event-store-db.js';
import { StartStoppedError, StartWait } from '../start-wait.js';
import { findNewest } from './read-events.js';
import { withTimeout } from './client-errors.js';

/** An event store that has responded; `close` releases it. */
export type OpenEventStore = Readonly<{
  store: EventStore;
  /** Why the store cannot be used, in words; null while it can. */
  refusal(): Promise<string | null>;
  close(): Promise<void>;
}>;

const COMMAND_WAIT_MS = 15_000;
/** Less than the timeout of a readiness check. */
const READY_MS = 1500;

type Options = Readonly<{
  /** Handles a store that does not respond yet; by default for up to 15 seconds. */
  wait?: StartWait;
  /** How long the store may be silent while responses are pending. */
  silenceMs?: number;
}>;

/** Waits for a store that does not respond yet, but not for missing rights. Throws StartupError. */
export async function openEventStoreDb(
  address: EventStoreAddress,
  { wait = new StartWait({ patienceMs: COMMAND_WAIT_MS }), silenceMs }: Options = {},
): Promise<OpenEventStore> {
  const connection = new Connection(address, silenceMs);
  const store = new EventStoreDb(connection);
  try {
    await wait.through(async () => {
      await store.logId();
      await store.head();
    });
  } catch (error) {
    const closed = connection.close();
    if (error instanceof StartStoppedError) throw error;
    await closed;
    throw new StartupError(`No event log at EVENTSTORE_URL. ${(error as Error).message}`);
  }
  return { store, refusal: () => findRefusal(connection), close: () => connection.close() };
}

async function findRefusal(connection: Connection): Promise<string | null> {
  try {
    await withTimeout(READY_MS, findNewest(connection));
  } catch (error) {
    return (error as Error).message;
  }
  return connection.refusal;
}
