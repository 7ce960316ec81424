// Appends and reads the same events with Emmett's Postgres store, in a process of its own.
import { dumbo } from '@event-driven-io/dumbo';
import { getPostgreSQLEventStore, readMessagesBatch } from '@event-driven-io/emmett-postgresql';
import { appendConcurrently, saleEvent, timed } from '../workload.mjs';

const [url, appends, catchUpEvents] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const store = getPostgreSQLEventStore(url);
await store.schema.migrate();

const figures = {};
for (const writers of [1, 8, 32]) {
  figures[`append_${writers}`] = await appendConcurrently(writers, appends, async (id) => {
    const { type, data } = saleEvent(id);
    await store.appendToStream(`bench-${writers}-${id}`, [{ type, data }], {
      expectedStreamVersion: 'STREAM_DOES_NOT_EXIST',
    });
  });
}

for (let start = 0; start < catchUpEvents; start += 500) {
  const events = Array.from({ length: 500 }, (_, i) => saleEvent(`${start + i}`));
  await store.appendToStream(`catch-up-${start}`, events);
}
figures.catch_up = await catchUp();
await store.close();
console.log(JSON.stringify(figures));

async function catchUp() {
  const pool = dumbo({ connectionString: url });
  let after = 0n;
  let handled = 0;
  const seconds = await timed(async () => {
    for (;;) {
      const page = await readMessagesBatch(pool.execute, { after, batchSize: 2000 });
      if (page.messages.length === 0) return;
      handled += page.messages.length;
      after = page.currentGlobalPosition;
    }
  });
  await pool.close();
  return handled / seconds;
}
