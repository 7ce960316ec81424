import { readEventStoreUrl } from '../src/platform/config/event-store-address.js';
import { StartupError } from '../src/platform/config/startup-error.js';
import { openEventStoreDb } from '../src/platform/event-store/eventstoredb/open-event-store-db.js';
import { startEventStoreDb, type EventStoreDbDouble } from './eventstoredb/event-store-db.js';

describe('At its start the application', () => {
  let server: EventStoreDbDouble;

  beforeEach(async () => {
    server = await startEventStoreDb();
  });

  afterEach(() => server.close());

  it('waits for an EventStoreDB that starts at the same time', async () => {
    await server.stop();
    const opening = openEventStoreDb(readEventStoreUrl(server.url));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await server.start({ notReadyMs: 300 });
    const { store, close } = await opening;
    expect(await store.logId()).toMatch(/^[0-9a-f-]{36}$/);
    await close();
  });

  it('gives up in one line when there is none', async () => {
    await server.stop();
    const opening = openEventStoreDb(readEventStoreUrl(server.url), 500);
    await expect(opening).rejects.toThrow(StartupError);
    await expect(opening).rejects.toThrow(
      /^No event log at EVENTSTORE_URL\. The event store does not answer: .+$/,
    );
  });

  it('says what is wrong in an address without repeating its password', async () => {
    const wrong = readEventStoreUrl('esdb://ana:secret@host:port?tls=false');
    await expect(openEventStoreDb(wrong, 0)).rejects.toThrow(
      /^EVENTSTORE_URL cannot be read: (?!.*secret).* expected port number/,
    );
  });

  it('agrees with others that start at the same time on one identity of the log', async () => {
    const open = await Promise.all([1, 2, 3].map(() => openEventStoreDb(readEventStoreUrl(server.url))));
    const ids = await Promise.all(open.map(({ store }) => store.logId()));
    expect(new Set(ids).size).toBe(1);
    await Promise.all(open.map(({ close }) => close()));
  });
});
