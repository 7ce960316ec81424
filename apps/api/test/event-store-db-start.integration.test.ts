import { readEventStoreUrl } from '../src/platform/config/variables/event-store-address.js';
import { StartupError } from '../src/platform/config/startup/startup-error.js';
import { openEventStoreDb } from '../src/platform/event-store/eventstoredb/open-event-store-db.js';
import { anEvent } from './events.js';
import { startEventStoreDb, type EventStoreDbDouble } from './eventstoredb/event-store-db.js';
import { patienceMs } from './patience.js';

describe('At its start the application', () => {
  let server: EventStoreDbDouble;

  beforeEach(async () => {
    server = await startEventStoreDb();
  });

  afterEach(() => server.close());

  it('waits for an EventStoreDB that starts at the same time', async () => {
    await server.stop();
    const opening = openEventStoreDb(readEventStoreUrl(server.url), patienceMs);
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

  it.each([
    ['read $all', 'read $all', '$r of the access list of $all'],
    ['append', 'append to closewise-log', '$w of $userStreamAcl in $settings'],
  ] as const)('says at once that its user may not %s, and what to grant', async (access, what, list) => {
    server.forbid(access);
    const url = server.url.replace('127', 'ana:secret@127');
    await expect(openEventStoreDb(readEventStoreUrl(url))).rejects.toEqual(
      new StartupError(
        `No event log at EVENTSTORE_URL. The event store does not let the user ana of EVENTSTORE_URL ${what}: make them a member of $admins, or put them into ${list}`,
      ),
    );
    // Who waits asks four times a second.
    expect(server.calls.length).toBeLessThan(10);
  });

  it('says that the server does not know its user, whom a new server may still be making', async () => {
    for (let i = 0; i < 2; i++) server.refuseNextUser('Append');
    const { close } = await openEventStoreDb(readEventStoreUrl(server.url));
    await close();
    server.refuseNextUser('Append');
    await expect(openEventStoreDb(readEventStoreUrl(server.url), 0)).rejects.toThrow(
      /The event store does not know the user nobody of EVENTSTORE_URL, or the password is another one$/,
    );
  });

  it('tells from then on which right was taken from it, until it is given back', async () => {
    const { store, refusal, close } = await openEventStoreDb(readEventStoreUrl(server.url));
    expect(await refusal()).toBeNull();
    server.forbid('read $all');
    expect(await refusal()).toMatch(/does not let the user nobody of EVENTSTORE_URL read \$all: /);
    server.forbid('append');
    await expect(store.append('count-1', 'no-stream', [anEvent()])).rejects.toThrow('append to count-1');
    expect(await refusal()).toMatch(/append to count-1: .* \$w of \$userStreamAcl in \$settings$/);
    server.forbid();
    await store.append('count-1', 'no-stream', [anEvent()]);
    expect(await refusal()).toBeNull();
    await close();
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
