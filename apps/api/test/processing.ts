import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventDefinitions } from '@closewise/domain/events';
import { SystemClock } from '../src/platform/clock/clock.js';
import { KnownEvents } from '../src/platform/event-catalogue/known-events.js';
import type { EventStore, EventToAppend } from '../src/platform/event-store/event-store.js';
import { PostgresEventStore } from '../src/platform/event-store/postgres-event-store.js';
import { StreamCommandExecutor } from '../src/platform/event-store/stream-command-executor.js';
import { JobQueue } from '../src/platform/jobs/job-queue.js';
import { JobsStatus } from '../src/platform/jobs/jobs-status.js';
import { JobWorker } from '../src/platform/jobs/job-worker.js';
import { RecurringJobs } from '../src/platform/jobs/recurring-jobs.js';
import { WorkerSession } from '../src/platform/jobs/worker-session.js';
import { EventCodec } from '../src/platform/personal-data/event-codec.js';
import { MasterKey } from '../src/platform/personal-data/master-key.js';
import { SealedPersonalData } from '../src/platform/personal-data/sealed-personal-data.js';
import { SubjectKeys } from '../src/platform/personal-data/subject-keys.js';
import { AfterRestore } from '../src/platform/projections/after-restore.js';
import { Checkpoints } from '../src/platform/projections/checkpoints.js';
import { Consumers } from '../src/platform/projections/consumers.js';
import { ConsumersStatus } from '../src/platform/projections/consumers-status.js';
import { hashOfProjection } from '../src/platform/projections/dump-projection.js';
import { LogReader } from '../src/platform/projections/log-reader.js';
import type { Projection } from '../src/platform/projections/projection.js';
import { projectionConsumer } from '../src/platform/projections/projection-consumer.js';
import { ProjectionRegistry } from '../src/platform/projections/projection-registry.js';
import { ReadModels } from '../src/platform/projections/read-models.js';
import { Rebuild } from '../src/platform/projections/rebuild.js';
import { ReactorRegistry } from '../src/platform/reactors/reactor-registry.js';
import type { Database } from '../src/platform/database/database.js';
import { allEvents, type AnyEvent } from './events/all-events.js';
import { untilAnswered } from './event-store-contract/until-answered.js';
import { testEvents, type Tallied } from './test-events.js';
import { waitTimeoutMs } from './wait-for.js';

const masterKey = new MasterKey(randomBytes(32));

/** The processing components of one process, wired as in ProcessingModule, with `more` events. */
export function aProcess(
  database: Database,
  store: EventStore = new PostgresEventStore(database),
  master = masterKey,
  more: EventDefinitions = {},
) {
  const keys = new SubjectKeys(database, master);
  const personalData = new SealedPersonalData(keys, master);
  const known = new KnownEvents<AnyEvent>({ ...allEvents, ...testEvents, ...more });
  const codec = new EventCodec(personalData, known);
  const checkpoints = new Checkpoints(database);
  const reader = new LogReader(store, codec);
  const consumers = new Consumers(database, store, reader, checkpoints);
  const queue = new JobQueue(database);
  const session = new WorkerSession(database);
  const projections = new ProjectionRegistry(store, checkpoints, consumers, known);
  const reactors = new ReactorRegistry(store, queue, known);
  const rebuild = new Rebuild(database, store, codec, checkpoints);
  return {
    store,
    keys,
    personalData,
    known,
    codec,
    checkpoints,
    reader,
    consumers,
    queue,
    projections,
    reactors,
    jobs: queue,
    jobsStatus: new JobsStatus(database),
    worker: new JobWorker(database, queue, session),
    session,
    recurringJobs: new RecurringJobs(database, session),
    status: new ConsumersStatus(store, checkpoints),
    executor: new StreamCommandExecutor(store, codec, new SystemClock()),
    readModels: new ReadModels(database, projections, rebuild),
    rebuild,
    afterRestore: new AfterRestore(database, store, checkpoints, projections, reactors, rebuild),
    start: () => consumers.start([...projections.all().map(projectionConsumer), ...reactors.consumers()]),
  };
}

export type TestProcess = ReturnType<typeof aProcess>;

const count = `insert into tally (stream, events, last_n) select * from unnest($1::text[], $2::bigint[], $3::bigint[])
  on conflict (stream) do update set events = tally.events + excluded.events, last_n = excluded.last_n`;

/** Counts the events of each stream; `name` separates the tests of a file. */
export function tally(
  name: Projection['name'],
  handles: readonly Tallied['type'][] = ['Counted'],
): Projection<Tallied> {
  return {
    name,
    handles,
    statements: [count],
    tables: 'create table tally (stream text primary key, events bigint not null, last_n bigint not null)',
    indexes: ['create index tally_by_events on tally (events)'],
    async project(events, sql) {
      const streams = new Map<string, { events: number; last: number | undefined }>();
      for (const { stream, data } of events) {
        const events = (streams.get(stream)?.events ?? 0) + 1;
        streams.set(stream, { events, last: data.n });
      }
      await sql(count, [
        [...streams.keys()],
        [...streams.values()].map((s) => s.events),
        [...streams.values()].map((s) => s.last),
      ]);
    },
  };
}

export function counted(n: number, type = 'Counted', schemaVersion = 1): EventToAppend {
  const meta = { actor: 'test', correlationId: randomUUID(), causationId: null, schemaVersion };
  return { id: randomUUID(), type, data: { n }, meta: { ...meta, at: '2026-11-21T10:00:00.000Z' } };
}

/** Appends `count` events in streams of ten each; retries when a busy machine answers late. */
export async function appendMany({ store }: TestProcess, count: number, type = 'Counted'): Promise<void> {
  const streams = Array.from({ length: Math.ceil(count / 10) }, () => `count-${randomUUID()}`);
  await Promise.all(
    streams.map((stream, i) => {
      const events = Array.from({ length: Math.min(10, count - i * 10) }, (_, n) => counted(n, type));
      return untilAnswered(() => store.append(stream, 'no-stream', events));
    }),
  );
}

export async function hashOf(database: Database, schema: string): Promise<string> {
  return database.transaction((client) => hashOfProjection(client, schema));
}

/** Waits until the condition is true; fails after the timeout. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeoutMs = waitTimeoutMs,
): Promise<void> {
  for (const end = Date.now() + timeoutMs; !(await condition());) {
    if (Date.now() > end) throw new Error('It did not happen in time');
    await pause(20);
  }
}
