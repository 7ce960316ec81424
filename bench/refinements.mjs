// How long a buyer waits for a refinement of their report, and for a report with thirty versions compared with a single one.
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin, completed, pay, post } from './purchase.mjs';
import { startApplication } from './server.mjs';

const rounds = Number(process.argv[2] ?? 20);
const REFINEMENTS = 30;

const dataDir = await mkdtemp(join(tmpdir(), 'closewise-bench-'));
await chmod(dataDir, 0o755); // as root, Postgres runs as another user
const application = await startApplication(dataDir, { RATE_LIMIT_FACTOR: '1000000' });
const { url } = application;
try {
  const [refined, single] = [await buy(), await buy()];
  const refinements = [];
  for (let version = 1; version <= REFINEMENTS; version += 1) {
    refinements.push(await milliseconds(() => refine(refined, version)));
  }
  const times = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of [
      ['versions', `/api/reports/${refined}/versions`],
      ['versions_of_one', `/api/reports/${single}/versions`],
      ['page', `/html-report/${refined}`],
      ['page_of_one', `/html-report/${single}`],
    ]) {
      (times[name] ??= []).push(await milliseconds(() => read(path)));
    }
  }
  console.log(
    JSON.stringify({
      refinements: REFINEMENTS,
      refine_ms: median(refinements),
      refine_slowest_ms: Math.max(...refinements),
      ...Object.fromEntries(Object.entries(times).map(([name, all]) => [`${name}_ms`, median(all)])),
    }),
  );
} finally {
  await application.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function buy() {
  const purchase = await begin(url);
  await pay(url, purchase);
  await completed(url, purchase.reportId);
  return purchase.reportId;
}

/** Another amount each time, so that each is a version of its own. */
async function refine(reportId, version) {
  const changes = { hoaMonthlyCents: version * 100 };
  const answer = await post(url, `/api/reports/${reportId}/refinements`, {
    version,
    key: randomUUID(),
    changes,
  });
  if (!answer.isReady) throw new Error(`Version ${answer.version} was not written at once`);
}

async function read(path) {
  const answer = await fetch(url + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  await answer.text();
}

async function milliseconds(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
