import { parseEventStoreUrl } from '../src/platform/config/variables/event-store-address.js';
import { StartupError } from '../src/platform/config/startup/startup-error.js';
import { StartStoppedError, StartWait } from '../src/platform/event-store/start-wait.js';
import { openEventStoreDb } from '../src/platform/event-store/eventstoredb/open-event-store-db.js';
import { waitFor, waitTimeoutMs } from './wait-for.js';
import { anEvent } from './events.js';
import { startEventStoreDb, type EventStoreDbDouble } from './eventstoredb/event-store-db.js';

/** Waits for this long, without logging. */
const waiting = (patienceMs: number) => ({
  wait: new StartWait({ patienceMs, log: { log: () => undefined, warn: () => undefined } }),
});

describe('At its start the application', () => {
  let server: EventStoreDbDouble;

  beforeEach(async () => {
    server = await startEventStoreDb();
  });

  afterEach(() => server.close());

  it('waits for an EventStoreDB that starts at the same time', async () => {
    await server.stop();
    const opening = openEventStoreDb(parseEventStoreUrl(server.url), waiting(waitTimeoutMs));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await server.start({ notReadyMs: 300 });
    const { store, close } = await opening;
    expect(await store.logId()).toMatch(/^[0-9a-f-]{36}$/);
    await close();
  });

  it('logs that it waits, that it still waits, and that it continues', async () => {
    const said: string[] = [];
    const say = (line: string): void => void said.push(line);
    await server.stop();
    const wait = new StartWait({ logEveryMs: 600, log: { log: say, warn: say } });
    const opening = openEventStoreDb(parseEventStoreUrl(server.url), { wait });
    await waitFor(async () => expect(said).toHaveLength(2));
    await server.start();
    const { close } = await opening;
    await close();
    expect(said[0]).toMatch(/^The start waits for the event store\. The event store does not answer: ./);
    expect(said[1]).toMatch(/^The start has waited \d+ s for the event store\. The event store does not /);
    expect(said.at(-1)).toMatch(/^The event store answers after \d+ s: the start goes on$/);
  });

  it('waits for a cluster whose nodes are down, and stops at once on request', async () => {
    const stopping = new AbortController();
    const said: string[] = [];
    const say = (line: string): void => void said.push(line);
    const wait = new StartWait({ stopping: stopping.signal, log: { log: say, warn: say } });
    const url = parseEventStoreUrl('esdb://127.0.0.1:1,127.0.0.1:2?tls=false');
    const opening = openEventStoreDb(url, { wait }).catch((error: Error) => error);
    await waitFor(async () => expect(said).toHaveLength(1));
    const stoppedAt = performance.now();
    stopping.abort();
    expect(await opening).toBeInstanceOf(StartStoppedError);
    expect(performance.now() - stoppedAt).toBeLessThan(1000);
  });

  it('gives up with one line when there is none', async () => {
    await server.stop();
    const opening = openEventStoreDb(parseEventStoreUrl(server.url), waiting(500));
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
    await expect(openEventStoreDb(parseEventStoreUrl(url))).rejects.toEqual(
      new StartupError(
        `No event log at EVENTSTORE_URL. The event store does not let the user ana of EVENTSTORE_URL ${what}: make them a member of $admins, or put them into ${list}`,
      ),
    );
    // The start tries four times a second.
    expect(server.calls.length).toBeLessThan(10);
  });

  it('says that the server does not know its user, which a new server may still be creating', async () => {
    for (let i = 0; i < 2; i++) server.refuseNextUser('Append');
    const { close } = await openEventStoreDb(parseEventStoreUrl(server.url));
    await close();
    server.refuseNextUser('Append');
    await expect(openEventStoreDb(parseEventStoreUrl(server.url), waiting(0))).rejects.toThrow(
      /The event store does not know the user nobody of EVENTSTORE_URL, or the password is wrong$/,
    );
  });

  it('names a right that is missing later, until it is granted again', async () => {
    const { store, refusal, close } = await openEventStoreDb(parseEventStoreUrl(server.url));
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

  it('names the problem in a URL without repeating its password', async () => {
    const wrong = parseEventStoreUrl('esdb://ana:secret@host:port?tls=false');
    await expect(openEventStoreDb(wrong, waiting(0))).rejects.toThrow(
      /^EVENTSTORE_URL cannot be read: (?!.*secret).* expected port number/,
    );
  });

  it('agrees with parallel starts on one identity of the log', async () => {
    const open = await Promise.all([1, 2, 3].map(() => openEventStoreDb(parseEventStoreUrl(server.url))));
    const ids = await Promise.all(open.map(({ store }) => store.logId()));
    expect(new Set(ids).size).toBe(1);
    await Promise.all(open.map(({ close }) => close()));
  });
});
