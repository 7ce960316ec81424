// Rebuilds a real read model with the application's own machinery, and folds it with one transaction per event.
import { randomBytes } from 'node:crypto';
import { durableTables } from '../apps/api/dist/src/durable-tables.js';
import { openDatabase } from '../apps/api/dist/src/platform/database/open-database.js';
import { KnownEvents } from '../apps/api/dist/src/platform/event-catalogue/known-events.js';
import { PostgresEventStore } from '../apps/api/dist/src/platform/event-store/postgres-event-store.js';
import { EventCodec } from '../apps/api/dist/src/platform/personal-data/event-codec.js';
import { MasterKey } from '../apps/api/dist/src/platform/personal-data/master-key.js';
import { SealedPersonalData } from '../apps/api/dist/src/platform/personal-data/sealed-personal-data.js';
import { SubjectKeys } from '../apps/api/dist/src/platform/personal-data/subject-keys.js';
import { Checkpoints } from '../apps/api/dist/src/platform/projections/checkpoints.js';
import {
  createIndex,
  createTables,
  project,
} from '../apps/api/dist/src/platform/projections/projection-tables.js';
import { Rebuild } from '../apps/api/dist/src/platform/projections/rebuild.js';
import { reportsProjection as reports } from '../apps/api/dist/src/reporting/status/reports.projection.js';
import { billingEvents } from '../libs/domain/dist/billing/index.js';
import { reportingEvents } from '../libs/domain/dist/reporting/index.js';
import { timed } from './workload.mjs';

const [url, , count] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const singles = Math.min(count, 3_000);

const open = await openDatabase({ url, dataDir: '', role: 'attach', entities: durableTables });
const { database } = open;
const store = new PostgresEventStore(database);
const events = { ...billingEvents, ...reportingEvents };
const checkpoints = new Checkpoints(database);
await recordPurchases();

const figures = { one_by_one: singles / (await timed(foldOneByOne)) };
const masterKey = new MasterKey(randomBytes(32));
const codec = new EventCodec(
  new SealedPersonalData(new SubjectKeys(database, masterKey), masterKey),
  new KnownEvents(events),
);
const rebuild = new Rebuild(database, store, codec, checkpoints);
figures.rebuild = count / (await timed(() => rebuild.run(reports, () => undefined)));
figures.peak_memory_mb = process.resourceUsage().maxRSS / 1024;
await open.close();
console.log(JSON.stringify(figures));

/** Four events for each report, in the order in which a purchase writes them; purchases overlap by a few. */
async function recordPurchases() {
  const types = ['ReportRequested', 'PaymentSucceeded', 'ReportGenerationStarted', 'ReportGenerated'];
  const meta = { actor: 'bench', correlationId: 'bench', causationId: null, schemaVersion: 1 };
  await database.query(
    `insert into events.events (stream_id, version, event_id, type, data, meta)
     select 'bench-' || report, step - 1, gen_random_uuid(), ($2::text[])[step],
       ($4::jsonb[])[step]
         || jsonb_build_object('reportId', 4503599627370496 + report, 'paymentId', 'payment-' || report),
       $3
     from generate_series(1, $1::int) as report, generate_series(1, 4) as step
     order by report + step * 5, step`,
    [count / 4, types, JSON.stringify({ ...meta, at: '2026-11-21T00:00:00.000Z' }), types.map(exampleOf)],
  );
}

/** Without the person, who is sealed in a log. */
function exampleOf(type) {
  const { person: _, ...example } = events[type].example;
  return JSON.stringify(type === 'ReportRequested' ? { ...example, person: null } : example);
}

/** As a worker would without batches: rows and checkpoint of each event in a transaction of their own. */
async function foldOneByOne() {
  const [name, schema] = ['bench.one-by-one@1', 'bench_one_by_one'];
  const { events } = await store.readAll(null, singles);
  await database.transaction(async (client) => {
    await createTables(client, schema, reports);
    for (const index of reports.indexes) await createIndex(client, schema, index);
    await checkpoints.create(client, name, await store.logId(), null);
  });
  let position = null;
  for (const event of events) {
    await database.transaction(async (client) => {
      await checkpoints.elect(client, name);
      await project(client, schema, reports, [event]);
      await checkpoints.advance(client, name, position, event.position);
    });
    position = event.position;
  }
}
