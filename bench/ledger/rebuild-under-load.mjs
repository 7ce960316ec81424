// Rebuilds the read model while a worker writes to it, 50 sales a second arrive, and people read.
import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { saleNow } from './sales-log.mjs';

const SALES_PER_SECOND = 50;
const cli = resolve(import.meta.dirname, '../../apps/api/dist/bundle/cli.js');
/** A read counts as one of the switch when it overlaps the second around it. */
const AROUND_MS = 500;

/** `read` queries the books in `schema`. Returns what the readers experienced. */
export async function rebuildUnderLoad({ database, store, url, name, schema, read }) {
  const follower = fork(resolve(import.meta.dirname, 'follow.mjs'), [url]);
  await once(follower, 'message');
  const load = { over: false, sales: 0, reads: [], errors: [] };
  const arriving = [
    sell(load, store),
    readAgainAndAgain(load, read),
    readAgainAndAgain(load, read),
    watchSwitch(load, database, schema),
  ];
  await pause(1_000);
  const begun = performance.now();
  await promisify(execFile)(process.execPath, [cli, 'projections', 'rebuild', name]);
  const rebuildSeconds = (performance.now() - begun) / 1000;
  await pause(1_000);
  load.over = true;
  await Promise.all(arriving);
  await caughtUp({ database, store, name });
  follower.send('end');
  await once(follower, 'exit');
  const { reads, errors, sales, switchedAt } = load;
  const ofSwitch = reads.filter(
    ({ from, until }) => until > switchedAt - AROUND_MS && from < switchedAt + AROUND_MS,
  );
  const longest = (of) => Math.max(...of.map(({ from, until }) => until - from));
  return {
    rebuild_seconds: rebuildSeconds,
    sales,
    reads: reads.length,
    read_errors: errors,
    longest_read_ms: longest(reads),
    switch_ms: longest(ofSwitch),
  };
}

async function sell(load, store) {
  const begun = performance.now();
  const appends = [];
  while (!load.over) {
    const due = Math.floor(((performance.now() - begun) * SALES_PER_SECOND) / 1000);
    for (; load.sales < due; load.sales++) {
      const { stream, event } = saleNow(load.sales);
      appends.push(store.append(stream, 'no-stream', [event]));
    }
    await pause(5);
  }
  await Promise.all(appends);
}

async function readAgainAndAgain(load, read) {
  for (let n = 0; !load.over; n++) {
    const from = performance.now();
    try {
      await read(n);
      load.reads.push({ from, until: performance.now() });
    } catch (error) {
      load.errors.push(String(error));
    }
    await pause(5);
  }
}

/** When the schema of the books became another one. */
async function watchSwitch(load, database, schema) {
  const oid = async () =>
    (await database.query('select oid from pg_namespace where nspname = $1', [schema]))[0]?.oid;
  const before = await oid();
  while (!load.over) {
    const now = await oid();
    if (load.switchedAt === undefined && now !== before) load.switchedAt = performance.now();
    await pause(5);
  }
}

async function caughtUp({ database, store, name }) {
  const head = await store.head();
  const query = 'select position from durable.checkpoints where name = $1';
  for (let i = 0; i < 600; i++) {
    const [checkpoint] = await database.query(query, [name]);
    if (store.compare(checkpoint.position, head) >= 0) return;
    await pause(50);
  }
  throw new Error('The books did not catch up with the log');
}
