// The floor: single INSERTs and one parsed SELECT, with pg alone.
import pg from 'pg';
import { appendConcurrently, saleEvent, timed } from '../workload.mjs';

const [url, appends, catchUpEvents] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const pool = new pg.Pool({ connectionString: url, max: 32 });
await pool.query(`create table raw_events (
  position bigint generated always as identity primary key,
  stream_id text not null, version bigint not null, event_id uuid not null unique,
  type text not null, data json not null, meta json not null,
  created_at timestamptz not null default clock_timestamp(), unique (stream_id, version))`);

const insert = {
  name: 'insert',
  text: 'insert into raw_events (stream_id, version, event_id, type, data, meta) values ($1, 0, $2, $3, $4, $5)',
};
const figures = {};
for (const writers of [1, 8, 32]) {
  figures[`append_${writers}`] = await appendConcurrently(writers, appends, async (id) => {
    const { type, data } = saleEvent(id);
    const values = [`bench-${writers}-${id}`, crypto.randomUUID(), type, JSON.stringify(data), meta()];
    await pool.query({ ...insert, values });
  });
}

await pool.query(
  `insert into raw_events (stream_id, version, event_id, type, data, meta)
   select 'catch-up-' || i, 0, gen_random_uuid(), $1, $2, $3 from generate_series(1, $4) i`,
  ['PaymentSucceeded', JSON.stringify(saleEvent('0').data), meta(), catchUpEvents],
);
figures.catch_up = await catchUp();
await pool.end();
console.log(JSON.stringify(figures));

function meta() {
  return JSON.stringify({ actor: 'bench', correlationId: 'bench', at: '2026-11-21T00:00:00.000Z' });
}

async function catchUp() {
  let after = 0;
  let handled = 0;
  const seconds = await timed(async () => {
    for (;;) {
      const { rows } = await pool.query({
        name: 'page',
        text: 'select * from raw_events where position > $1 order by position limit 2000',
        values: [after],
      });
      if (rows.length === 0) return;
      handled += rows.length;
      after = rows.at(-1).position;
    }
  });
  return handled / seconds;
}
