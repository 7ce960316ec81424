import type { EventStore } from '../../src/platform/event-store/event-store.js';

/**
 * A store under test; `dropConnections` cuts what the adapter has open, as a restarted server would. `patienceMs` is
 * how long a check waits for the next event of a subscription before it fails.
 */
export type StoreUnderTest = Readonly<{
  store: EventStore;
  patienceMs?: number;
  dropConnections(): Promise<void>;
  close(): Promise<void>;
}>;
