// Status polls and report creation against a bare Nest application; payment to completion; cold start to ready.
import autocannon from 'autocannon';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin, completed, pay, property } from './purchase.mjs';
import { startApplication, startBareNest } from './server.mjs';
import { median } from './workload.mjs';

const seconds = Number(process.argv[2] ?? 5);
const dataDir = await mkdtemp(join(tmpdir(), 'closewise-bench-'));
await chmod(dataDir, 0o755); // as root, Postgres runs as another user
// One address stands for many buyers: the limit is counted as always, and never reached.
const settings = { RATE_LIMIT_FACTOR: '1000000' };
const figures = {};

let [application, bare] = [null, null];
try {
  application = await startApplication(dataDir, settings);
  figures.ready_first_seconds = application.readySeconds;
  await application.stop();
  application = await startApplication(dataDir, settings);
  figures.ready_again_seconds = application.readySeconds;
  bare = await startBareNest();
  const purchases = await buy(20);
  figures.confirmed_to_completed_ms = median(purchases.map(({ milliseconds }) => milliseconds));
  const polls = purchases.map(({ reportId }) => ({ path: `/api/reports/${reportId}/status` }));
  [figures.status_polls, figures.bare_get] = await alternately(
    { url: application.url, requests: polls },
    { url: `${bare.url}/hello` },
  );
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(property),
  };
  [figures.create_report, figures.bare_post] = await alternately(
    { url: `${application.url}/api/report/chain`, ...post },
    { url: `${bare.url}/hello`, ...post },
  );
} finally {
  await application?.stop();
  await bare?.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.log(JSON.stringify(figures));

/** Medians of rounds that take turns, so that what else the machine does slows both; the first warms both up. */
async function alternately(ours, peer) {
  const rounds = [];
  for (let i = 0; i < 4; i += 1) rounds.push([await perSecond(ours), await perSecond(peer)]);
  const measured = rounds.slice(1);
  return [median(measured.map(([value]) => value)), median(measured.map(([, value]) => value))];
}

async function perSecond(request) {
  const result = await autocannon({ ...request, connections: 16, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${request.url}: ${result.non2xx} refusals, ${result.errors} errors`);
  }
  return result.requests.average;
}

/** Buys reports one by one; `milliseconds` from the card's success to the first poll that reads `completed`. */
async function buy(count) {
  const purchases = [];
  for (let i = 0; i < count; i += 1) {
    const purchase = await begin(application.url);
    const confirmed = await pay(application.url, purchase);
    await completed(application.url, purchase.reportId);
    purchases.push({ reportId: purchase.reportId, milliseconds: performance.now() - confirmed });
  }
  return purchases;
}
