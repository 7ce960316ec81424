import type pg from 'pg';
import { EventsAsJsonText1763701400000 } from '../migrations/1763701400000-events-as-json-text.js';
import { createDataSource } from '../src/platform/database/data-source.js';
import { Database } from '../src/platform/database/database.js';
import type { RecordedEvent } from '../src/platform/event-store/event-store.js';
import { PostgresEventStore } from '../src/platform/event-store/postgres-event-store.js';
import { eventStoreContract } from './event-store-contract.js';
import type { StoreUnderTest } from './event-store-contract/store-under-test.js';
import { anEvent, aStream, collect } from './events.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

const CUT = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function open(): Promise<StoreUnderTest> {
  const { database, close } = await freshDatabase();
  const dropConnections = async (): Promise<void> => {
    await database.query(CUT).catch(() => undefined);
  };
  return { store: new PostgresEventStore(database), dropConnections, close };
}

eventStoreContract('[PL-01] The event store in Postgres keeps the contract of every event store', open);

describe('The events table in Postgres', () => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await freshDatabase();
  });

  afterAll(() => test.close());

  it('has a different identity in each database', async () => {
    const other = await freshDatabase();
    const [one, two] = [test, other].map(({ database }) => new PostgresEventStore(database).logId());
    expect(await one).not.toBe(await two);
    await other.close();
  });

  it('refuses to change or delete events', async () => {
    await new PostgresEventStore(test.database).append(aStream(), 'no-stream', [anEvent()]);
    for (const statement of ['update events.events set type = type', 'delete from events.events']) {
      await expect(test.database.query(statement)).rejects.toThrow('append only');
    }
  });

  it('delivers everything in order to a subscription that was up to date and could not read for a while', async () => {
    const { database } = test;
    const failed = Promise.withResolvers<void>();
    let isAway = false;
    let failures = 0;
    const refuse = async (): Promise<never> => {
      failures += 1;
      if (failures === 2) failed.resolve(); // the first one is retried
      throw new Error('connect ECONNREFUSED');
    };
    const query = (...statement: Parameters<typeof database.pool.query>): unknown =>
      isAway ? refuse() : database.pool.query(...statement);
    const away = new Database({ query } as unknown as pg.Pool, test.url, test.dataSource);
    const writer = new PostgresEventStore(database);
    const reader = new PostgresEventStore(away);
    const [stream, abort] = [aStream(), new AbortController()];
    const events = [1, 2, 3, 4].map((n) => anEvent({ n }));
    const first = Promise.withResolvers<void>();
    const seeFirst = ({ stream: of }: RecordedEvent): boolean => (first.resolve(), of === stream);
    const following = collect(reader.subscribeToAll(await writer.head(), abort.signal), 4, abort, seeFirst);
    await writer.append(stream, 'no-stream', [events[0]!]);
    await first.promise;
    isAway = true;
    await writer.append(stream, 0, [events[1]!]);
    await failed.promise;
    await writer.append(stream, 1, [events[2]!]);
    isAway = false;
    await writer.append(stream, 2, [events[3]!]);
    expect((await following).map(({ id }) => id)).toEqual(events.map(({ id }) => id));
    await away.close();
  });

  it('keeps the text of an event as it was appended', async () => {
    const [stream, data] = [aStream(), { zip: '77002', a: ['ñ', '\u2028'], 10: 7 }];
    const store = new PostgresEventStore(test.database);
    await store.append(stream, 'no-stream', [{ ...anEvent(), data }]);
    const [row] = await test.database.query<{ text: string }>(
      'select data::text as text from events.events where stream_id = $1',
      [stream],
    );
    expect(row?.text).toBe(JSON.stringify(data));
    expect((await store.readStream(stream))[0]?.data).toEqual(data);
  });

  it('keeps events that were recorded before events were stored as text, and appends more', async () => {
    const migration = new EventsAsJsonText1763701400000();
    const migrate = async (direction: 'up' | 'down'): Promise<void> => {
      const newer = await createDataSource(test.url, []).initialize();
      await migration[direction](newer.createQueryRunner());
      await newer.destroy();
    };
    const store = new PostgresEventStore(test.database);
    const [stream, other] = [aStream(), aStream()];
    await migrate('down');
    await store.append(stream, 'no-stream', [anEvent(), anEvent()]);
    const before = await store.readAll(null, 1000);
    await migrate('up');
    expect(await store.readAll(null, 1000)).toEqual(before);
    await Promise.all([
      store.append(stream, 1, [anEvent()]),
      store.append(other, 'no-stream', [anEvent(), anEvent()]),
    ]);
    expect([await store.readStream(stream), await store.readStream(other)]).toMatchObject([
      { length: 3 },
      { length: 2 },
    ]);
  });

  it('refuses an event id that another stream uses, without disturbing parallel appends', async () => {
    const store = new PostgresEventStore(test.database);
    const event = anEvent();
    await store.append(aStream(), 'no-stream', [event]);
    const neighbours = [aStream(), aStream()];
    const outcomes = await Promise.allSettled([
      store.append(neighbours[0] as string, 'no-stream', [anEvent()]),
      store.append(aStream(), 'no-stream', [event]),
      store.append(neighbours[1] as string, 'no-stream', [anEvent()]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((outcomes[1] as PromiseRejectedResult).reason).toMatchObject({ name: 'InvalidAppendError' });
    for (const stream of neighbours) expect(await store.readStream(stream)).toHaveLength(1);
  });

  it('shows a reader no event before all earlier ones, even when others write to the table', async () => {
    const store = new PostgresEventStore(test.database);
    const start = await store.head();
    const [inserted, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = test.database.transaction(async (client) => {
      await client.query(INSERT, [aStream()]);
      inserted.resolve();
      await read.promise;
    });
    await inserted.promise;
    const quick = store.append(aStream(), 'no-stream', [anEvent()]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await store.readAll(start, 10)).events).toEqual([]);
    read.resolve();
    await Promise.all([slow, quick]);
    expect((await store.readAll(start, 10)).events.map(({ type }) => type)).toEqual([
      'Foreign',
      'SomethingHappened',
    ]);
  });
});

const INSERT = `insert into events.events (stream_id, version, event_id, type, data, meta)
  values ($1, 0, gen_random_uuid(), 'Foreign', '{}', '{}')`;
