// Thirty buyers at once for a while, with events in EventStoreDB and in Postgres: how many are served, first and last.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { begin, completed, pay } from './purchase.mjs';
import { startApplication } from './server.mjs';

const seconds = Number(process.argv[2] ?? 60);
const BUYERS = 30;
const TENTHS = 10;
/** The polling interval of the page that waits for a report. */
const POLL_MS = 1000;

const double = process.env.ESDB_URL ? null : fork(resolve(import.meta.dirname, 'event-store-db-double.mjs'));
try {
  const EVENTSTORE_URL = process.env.ESDB_URL ?? (await once(double, 'message'))[0];
  const figures = {
    server: double === null ? 'server' : 'double',
    postgres: await purchases({}),
    event_store_db: await purchases({ EVENTSTORE_URL }, double),
  };
  console.log(JSON.stringify(figures));
} finally {
  double?.disconnect();
}

/** Purchases a second, as a whole and in each tenth of the time, and the calls that each makes of the double. */
async function purchases(settings, store = null) {
  const dataDir = await mkdtemp(join(tmpdir(), 'closewise-bench-'));
  await chmod(dataDir, 0o755); // as root, Postgres runs as another user
  const application = await startApplication(dataDir, { RATE_LIMIT_FACTOR: '1000000', ...settings });
  try {
    await buy(application.url);
    const callsBefore = await callsOf(store);
    let bought = 0;
    const begun = performance.now();
    const tenths = Array.from({ length: TENTHS }, () => 0);
    const elapsed = () => (performance.now() - begun) / 1000;
    const buyer = async () => {
      while (elapsed() < seconds) {
        await buy(application.url);
        bought += 1;
        const tenth = Math.floor((elapsed() / seconds) * TENTHS);
        if (tenth < TENTHS) tenths[tenth] += 1;
      }
    };
    await Promise.all(Array.from({ length: BUYERS }, buyer));
    return {
      per_second: tenths.reduce((sum, count) => sum + count, 0) / seconds,
      by_tenth: tenths.map((count) => (count * TENTHS) / seconds),
      ...(store !== null && { calls_per_purchase: ((await callsOf(store)) - callsBefore) / bought }),
    };
  } finally {
    await application.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function buy(url) {
  const purchase = await begin(url);
  await pay(url, purchase);
  await completed(url, purchase.reportId, POLL_MS);
}

/** How many calls the double has had. */
async function callsOf(store) {
  if (store === null) return 0;
  const [answer] = await Promise.all([once(store, 'message'), store.send('calls')]);
  return answer[0];
}
