import { parseEventStoreUrl } from '../../src/platform/config/variables/event-store-address.js';
import { openEventStoreDb } from '../../src/platform/event-store/eventstoredb/open-event-store-db.js';
import type { StoreUnderTest } from '../event-store-contract/store-under-test.js';
import { startEventStoreDb, type EventStoreDbDouble } from './event-store-db.js';
import { StoredLog } from './stored-log.js';

/** The adapter on its own double, which may be silent for `silenceMs` (production's value by default). */
export async function openOnDouble(
  log = new StoredLog(),
  silenceMs?: number,
): Promise<StoreUnderTest & Readonly<{ server: EventStoreDbDouble }>> {
  const server = await startEventStoreDb(log);
  const { store, close } = await openEventStoreDb(parseEventStoreUrl(server.url), { silenceMs });
  return {
    store,
    server,
    dropConnections: async () => server.dropConnections(),
    close: async () => {
      await close();
      await server.close();
    },
  };
}
