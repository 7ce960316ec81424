// Processor time of an idle server for the first PDF that a buyer requests, and for the next ones.
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { begin, completed, pay } from './purchase.mjs';
import { startApplication } from './server.mjs';

const NEXT = 5;
/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

const dataDir = await mkdtemp(join(tmpdir(), 'closewise-bench-'));
await chmod(dataDir, 0o755); // as root, Postgres runs as another user
const application = await startApplication(dataDir);
try {
  const purchase = await begin(application.url);
  await pay(application.url, purchase);
  await completed(application.url, purchase.reportId);
  await untilIdle();
  const first = await processorTimeOf(purchase.reportId);
  const next = [];
  while (next.length < NEXT) next.push(await processorTimeOf(purchase.reportId));
  const median = next.toSorted((a, b) => a - b)[Math.floor(NEXT / 2)];
  console.log(JSON.stringify({ first_ms: first, next_ms: median }));
} finally {
  await application.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function processorTimeOf(reportId) {
  const before = processorMs();
  const answer = await fetch(`${application.url}/api/reports/${reportId}/report.pdf`);
  if (!answer.ok) throw new Error(`The PDF: ${answer.status}`);
  await answer.arrayBuffer();
  return processorMs() - before;
}

/** Waits until the server is idle and has finished the work that it leaves for idle times. */
async function untilIdle() {
  for (let quiet = 0; quiet < 3;) {
    const before = processorMs();
    await pause(4000);
    quiet = processorMs() - before < 200 ? quiet + 1 : 0;
  }
}

function processorMs() {
  const stat = readFileSync(`/proc/${application.pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * TICK_MS;
}
