import { parseEventStoreUrl } from '../src/platform/config/variables/event-store-address.js';
import { openEventStoreDb } from '../src/platform/event-store/eventstoredb/open-event-store-db.js';
import { eventStoreContract } from './event-store-contract.js';
import type { StoreUnderTest } from './event-store-contract/store-under-test.js';
import { openOnDouble } from './eventstoredb/open-on-double.js';
import { StoredLog } from './eventstoredb/stored-log.js';
import { TcpFront } from './eventstoredb/tcp-front.js';
import { waitTimeoutMs } from './wait-for.js';

const realServer = process.env['ESDB_URL'];

// The double shares this process, which may stall for longer than the adapter waits in production.
eventStoreContract('[PL-01] The event store in EventStoreDB keeps the contract of every event store', () =>
  openOnDouble(new StoredLog(), waitTimeoutMs),
);

eventStoreContract(
  'A real EventStoreDB keeps the contract (runs when ESDB_URL=esdb://host:2113?tls=false names one)',
  () => openOnServer(realServer ?? ''),
  realServer === undefined ? describe.skip : describe,
);

/** Through a proxy of ours that can cut connections, which requires one node without TLS. */
async function openOnServer(url: string): Promise<StoreUnderTest> {
  const [address, host, port] = /^esdb:\/\/([^:@/?]+):(\d+)(?=\/?\?tls=false$)/.exec(url) ?? [];
  if (address === undefined || host === undefined) {
    throw new Error('ESDB_URL must name one node without TLS: esdb://host:2113?tls=false');
  }
  const front = new TcpFront({ host, port: Number(port) });
  await front.open(0);
  const ours = url.replace(address, `esdb://127.0.0.1:${front.port}`);
  const { store, close } = await openEventStoreDb(parseEventStoreUrl(ours));
  return {
    store,
    dropConnections: async () => front.cut(),
    close: async () => {
      await close();
      await front.close();
    },
  };
}
