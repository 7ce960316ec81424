// Lighthouse on a phone, for public pages and for a stock Vite React page with the same words, in rounds that take turns.
// Alone: `npm run bench -- pages`, or `npm run bench -- pages 5 /,/es/`. Run nothing else on the machine, because other work
// distorts the figures.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchMeasured, loadLighthouse, wordsOf } from './pages/browser.mjs';
import { pageRows } from './pages/rows.mjs';
import { startStockPage } from './pages/stock-page.mjs';
import { startApplication } from './server.mjs';
import { median } from './workload.mjs';

const rounds = Number(process.argv[2] ?? 5);
const asked = process.argv[3]?.split(',');
const lighthouse = await loadLighthouse();
const dataDir = await mkdtemp(join(tmpdir(), 'closewise-bench-'));
await chmod(dataDir, 0o755); // as root, Postgres runs as another user
const application = await startApplication(dataDir, { RATE_LIMIT_FACTOR: '1000000' });
const { browser, port } = await launchMeasured();
const figures = {};
try {
  for (const path of asked ?? (await oneOfEachKind())) figures[path] = await besideStock(path);
} finally {
  await browser.close();
  await application.stop();
  await rm(dataDir, { recursive: true, force: true });
}
console.table(Object.fromEntries(pageRows(figures).map(({ measure: name, ...row }) => [name, row])));
console.log(JSON.stringify(figures));

/** Pages of the sitemap; of similar pages (posts, state guides) only the first in each language. */
async function oneOfEachKind() {
  const sitemap = await (await fetch(`${application.url}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc).pathname);
  const kinds = new Map();
  for (const path of paths) {
    const parts = path.split('/').filter(Boolean);
    const kind = parts.length > (parts[0] === 'es' ? 2 : 1) ? parts.slice(0, -1).join('/') : path;
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  return [...kinds.values()];
}

/** Medians of both; the first round of each warms the server and is not counted. */
async function besideStock(path) {
  const url = new URL(path, application.url).href;
  const stock = await startStockPage(await wordsOf(browser, url));
  const measured = { ours: [], stock: [] };
  for (let round = 0; round <= rounds; round += 1) {
    const [ours, peer] = [await measureOnce(url), await measureOnce(stock.url)];
    if (round === 0) continue;
    measured.ours.push(ours);
    measured.stock.push(peer);
  }
  await stock.stop();
  return { ours: medians(measured.ours), stock: medians(measured.stock) };
}

async function measureOnce(url) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'silent', output: 'json' });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const score = (id) => Math.round(lhr.categories[id].score * 100);
  const value = (id) => lhr.audits[id].numericValue;
  const scripts = lhr.audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    blocking_ms: Math.round(value('total-blocking-time')),
    lcp_ms: Math.round(value('largest-contentful-paint')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
    script_kb: Number((scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024).toFixed(1)),
  };
}

function medians(all) {
  return Object.fromEntries(Object.keys(all[0]).map((name) => [name, median(all.map((one) => one[name]))]));
}
