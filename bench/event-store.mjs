// Our Postgres event store, through the same code that the application runs.
import { openDatabase } from '../apps/api/dist/src/platform/database/open-database.js';
import { PostgresEventStore } from '../apps/api/dist/src/platform/event-store/postgres-event-store.js';
import { appendConcurrently, saleEvent, timed } from './workload.mjs';

const [url, appends, catchUpEvents] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const open = await openDatabase({ url, dataDir: '', role: 'attach', entities: [] });
const store = new PostgresEventStore(open.database);

const figures = {};
for (const writers of [1, 8, 32]) {
  figures[`append_${writers}`] = await appendConcurrently(writers, appends, (id) =>
    store.append(`bench-${writers}-${id}`, 'no-stream', [toAppend(id)]),
  );
}

for (let start = 0; start < catchUpEvents; start += 500) {
  await store.append(
    `catch-up-${start}`,
    'no-stream',
    Array.from({ length: 500 }, (_, i) => toAppend(`${start + i}`)),
  );
}
figures.catch_up = await catchUp();
await open.close();
console.log(JSON.stringify(figures));

function toAppend(id) {
  const meta = { actor: 'bench', correlationId: 'bench', causationId: null, schemaVersion: 1 };
  return { id: crypto.randomUUID(), ...saleEvent(id), meta: { ...meta, at: '2026-11-21T00:00:00.000Z' } };
}

async function catchUp() {
  let after = null;
  let handled = 0;
  const seconds = await timed(async () => {
    for (;;) {
      const page = await store.readAll(after, 2000);
      if (page.events.length === 0) return;
      handled += page.events.length;
      after = page.scannedThrough;
    }
  });
  return handled / seconds;
}
