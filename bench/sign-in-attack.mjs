// Status polls at a fixed rate, idle and while 1,000 sign-in tries a minute come from ever other addresses.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { begin, completed, pay } from './purchase.mjs';
import { startApplication } from './server.mjs';
import { median } from './workload.mjs';

const seconds = Number(process.argv[2] ?? 15);
const pollsPerSecond = 100;
const triesPerSecond = 1000 / 60;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const dataDir = await mkdtemp(join(tmpdir(), 'closewise-bench-'));
await chmod(dataDir, 0o755); // as root, Postgres runs as another user

let application = null;
try {
  // The script stands for a proxy, so that it can try from many addresses.
  application = await startApplication(dataDir, { TRUST_PROXY: '127.0.0.1' });
  console.log(JSON.stringify(await measure(await buy(20))));
} finally {
  agent.destroy();
  await application?.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Rounds take turns, so that what else the machine does slows both; the first of each warms up. */
async function measure(reportIds) {
  const rounds = { idle: [], attacked: [] };
  const answers = {};
  for (let i = 0; i < 4; i += 1) {
    rounds.idle.push(await pollDuring(reportIds));
    const [p95, tried] = await Promise.all([pollDuring(reportIds), attack(i)]);
    rounds.attacked.push(p95);
    for (const status of tried) answers[status] = (answers[status] ?? 0) + 1;
  }
  return {
    idle_p95_ms: median(rounds.idle.slice(1)),
    attacked_p95_ms: median(rounds.attacked.slice(1)),
    answers_to_tries: answers,
  };
}

/** The 95th percentile in milliseconds; a poll begins on time even when earlier ones still wait. */
async function pollDuring(reportIds) {
  const times = await atRate(pollsPerSecond, async (i) => {
    const begun = performance.now();
    const status = await ask('GET', `/api/reports/${reportIds[i % reportIds.length]}/status`);
    if (status !== 200) throw new Error(`A poll was answered with ${status}`);
    return performance.now() - begun;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)];
}

/** Half of the tries are at the account that every new installation has; the others at any names. */
function attack(round) {
  return atRate(triesPerSecond, (i) => {
    const body = { username: i % 2 ? 'admin' : `somebody${round}x${i}`, password: `wrong password ${i}` };
    return ask('POST', '/api/auth/login', body, `10.${round}.${i >> 8}.${i & 255}`);
  });
}

/** Begins `work` at a fixed rate whether or not earlier ones have ended, and waits for all. */
async function atRate(perSecond, work) {
  const begun = performance.now();
  const all = [];
  for (let i = 0; i < seconds * perSecond; i += 1) {
    const early = begun + (i * 1000) / perSecond - performance.now();
    if (early > 0) await new Promise((done) => setTimeout(done, early));
    all.push(work(i));
  }
  return Promise.all(all);
}

function ask(method, path, body, address) {
  const { promise, resolve, reject } = Promise.withResolvers();
  const headers = address ? { 'content-type': 'application/json', 'x-forwarded-for': address } : {};
  request(application.url + path, { method, agent, headers }, (answer) => {
    answer.resume().once('end', () => resolve(answer.statusCode));
  })
    .once('error', reject)
    .end(body && JSON.stringify(body));
  return promise;
}

async function buy(count) {
  const reportIds = [];
  for (let i = 0; i < count; i += 1) {
    const purchase = await begin(application.url);
    await pay(application.url, purchase);
    await completed(application.url, purchase.reportId);
    reportIds.push(purchase.reportId);
  }
  return reportIds;
}
