import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { order } from '../buyer/order.js';
import { waitFor } from '../wait-for.js';
import { startEventStoreDb, type EventStoreDbDouble } from '../eventstoredb/event-store-db.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { serverPort } from './server-port.js';
import { ServerProcess } from './server-process.js';

const key = Buffer.alloc(32, 7).toString('base64');
const waits =
  'The start waits for the event store. The event store does not answer: none of its nodes can be';

describe('While its EventStoreDB has no quorum, a server', () => {
  let folder: string;
  let database: TestDatabase;
  let store: EventStoreDbDouble;
  let port: number;
  const started: ServerProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'closewise-loss-'));
    [database, store, port] = await Promise.all([freshDatabase(), startEventStoreDb(), serverPort()]);
  });

  afterAll(async () => {
    for (const { child } of started) child.kill('SIGKILL');
    await store?.close();
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  function start(): ServerProcess {
    const server = ServerProcess.start({
      DATABASE_URL: database.url,
      // Only this one of three nodes is left.
      EVENTSTORE_URL: `esdb://127.0.0.1:1,127.0.0.1:${store.port},127.0.0.1:2?tls=false`,
      PORT: String(port),
      DATA_DIR: folder,
      PERSONAL_DATA_KEY: key,
      LEDGER_SEAL_KEY: key,
      LOG_LEVEL: 'info',
    });
    started.push(server);
    return server;
  }

  const ask = (path: string, init?: RequestInit): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}${path}`, init);
  const orderReport = (): Promise<Response> =>
    ask('/api/report/chain', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });

  it('waits with its start, refuses requests with a sentence while it runs, and recovers by itself', async () => {
    store.loseQuorum();
    const server = start();
    await server.says(waits);
    store.restoreQuorum();
    await server.ready();
    expect((await orderReport()).status).toBe(200);

    store.loseQuorum();
    await waitFor(async () => {
      const refused = await orderReport();
      expect([refused.status, await refused.json()]).toEqual([
        503,
        expect.objectContaining({ message: expect.stringMatching(/try again in a moment/) }),
      ]);
    });
    await waitFor(async () =>
      expect(await (await ask('/ready')).json()).toEqual({
        ready: false,
        reasons: { 'event store': expect.stringMatching(/^The event store (does|did) not answer/) },
      }),
    );

    store.restoreQuorum();
    await waitFor(async () => expect((await ask('/ready')).status).toBe(200));
    expect((await orderReport()).status).toBe(200);
    await server.says('The event store answers again');
    server.child.kill('SIGTERM');
    expect(await server.end()).toBe(0);
    const warnings = server.output.split('\n').filter((line) => line.includes('"level":40'));
    // One for the start and one for each outage, or one for both if the second started within a second.
    const said = warnings.filter((line) => line.includes('The event store does not answer')).length;
    expect([2, 3]).toContain(said);
    expect(server.output).not.toMatch(/leader info|failed to discover|request refused for now/i);
  });

  it('waits after a restart, and stops at once on request', async () => {
    store.loseQuorum();
    const server = start();
    await server.says(waits);
    const told = performance.now();
    server.child.kill('SIGTERM');
    expect(await server.end()).toBe(0);
    expect(performance.now() - told).toBeLessThan(5000);
    expect(server.output.split('The start waits').length - 1).toBe(1);
  });
});
