import type { EventStore } from '../../src/platform/event-store/event-store.js';

/**
 * A store under test; `dropConnections` cuts the adapter's connections, as a server restart would. `patienceMs` is
 * how long a check waits for the next event of a subscription.
 */
export type StoreUnderTest = Readonly<{
  store: EventStore;
  patienceMs?: number;
  dropConnections(): Promise<void>;
  close(): Promise<void>;
}>;
