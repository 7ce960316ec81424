import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../src/platform/database/embedded-postgres/embedded-postgres.js';
import { openDatabase, type OpenDatabase } from '../src/platform/database/open-database.js';
import { PostgresEventStore } from '../src/platform/event-store/postgres-event-store.js';
import { appendUntilAnswered } from './event-store-contract/until-answered.js';
import { anEvent, aStream, collect } from './events.js';
import { dataFolder } from './process/data-folder.js';

describe('The event store while its Postgres is killed', () => {
  let folder: string;
  let postgres: EmbeddedPostgres;
  let open: OpenDatabase;

  beforeAll(async () => {
    folder = await dataFolder();
    postgres = await startEmbeddedPostgres({ dataDir: folder, role: 'owner' });
    open = await openDatabase({ url: postgres.url, entities: [], dataDir: folder, role: 'attach' });
  });

  afterAll(async () => {
    await open.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('delivers every acknowledged append of 8 writers live, exactly once', async () => {
    const store = new PostgresEventStore(open.database);
    const streams = Array.from({ length: 8 }, aStream);
    const acknowledged = streams.map((): string[] => []);
    const abort = new AbortController();
    let writing = true;
    const writers = streams.map(async (stream, writer) => {
      for (let i = 0; writing; i += 1) {
        const event = anEvent({ i });
        await appendUntilAnswered(store, stream, i === 0 ? 'no-stream' : i - 1, event);
        acknowledged[writer]?.push(event.id);
      }
    });
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { events } of store.subscribeToAll(null, abort.signal))
        seen.push(...events.map(({ id }) => id));
    })();
    const kills = process.env['LONG'] ? 3 : 1;
    for (let kill = 0; kill < kills; kill += 1) {
      await moreFrom(acknowledged);
      process.kill(await pidOf(postgres), 'SIGKILL');
      await moreFrom(acknowledged);
    }
    writing = false;
    await Promise.all(writers);
    await moreThan(() => seen.length, acknowledged.flat().length - 1);
    abort.abort();
    await reading;

    const stored = await Promise.all(streams.map((stream) => store.readStream(stream)));
    expect(stored.map((events) => events.map(({ id }) => id))).toEqual(acknowledged);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.toSorted()).toEqual(acknowledged.flat().toSorted());
    const all = new AbortController();
    const again = await collect(store.subscribeToAll(null, all.signal), seen.length, all);
    expect(again.map(({ id }) => id)).toEqual(seen);
  });
});

async function pidOf(postgres: EmbeddedPostgres): Promise<number> {
  for (;;) {
    const pid = postgres.pid();
    if (pid !== null) return pid;
    await sleep(20);
  }
}

/** Waits until each writer has appended more events. */
async function moreFrom(writers: readonly string[][]): Promise<void> {
  await Promise.all(
    writers.map((acknowledged) => moreThan(() => acknowledged.length, acknowledged.length + 10)),
  );
}

async function moreThan(count: () => number, least: number): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (count() <= least) {
    if (Date.now() > giveUpAt) throw new Error(`Still ${count()} after 60 s, expected more than ${least}`);
    await sleep(20);
  }
}
