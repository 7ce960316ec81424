// All measurements in one run: a table for people, JSON under bench/results/.
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freshDatabase, startBenchPostgres } from './postgres.mjs';
import { comparisons, errorTable, growthTable, placesTable, publishedTable } from './comparisons.mjs';

const quick = process.argv.includes('--quick');
const appends = quick ? 2_000 : 10_000;
const logged = quick ? 20_000 : 100_000;
const sales = Number(option('sales') ?? (quick ? 50_000 : 1_000_000));
const home = await mkdtemp(join(tmpdir(), 'closewise-bench-'));
await chmod(home, 0o755); // as root, Postgres runs as another user
const postgres = await startBenchPostgres(home);
const figures = {};
try {
  for (const [name, script] of [
    ['raw', 'peers/raw-sql.mjs'],
    ['emmett', 'peers/emmett.mjs'],
    ['ours', 'event-store.mjs'],
    ['projection', 'projection.mjs'],
    ['affiliates', 'affiliate-list.mjs'],
  ]) {
    const url = await freshDatabase(postgres.url, `bench_${name}`);
    figures[name] = await measure(script, url, appends, logged);
  }
  figures.payouts = await measure(
    'payouts.mjs',
    await freshDatabase(postgres.url, 'bench_payouts'),
    quick ? 500 : 5_000,
  );
  figures.ledger = await measure('ledger.mjs', await freshDatabase(postgres.url, 'bench_ledger'), sales);
} finally {
  await postgres.stop();
  await rm(home, { recursive: true, force: true });
}
figures.event_store_db = await measure('event-store-db.mjs', appends, logged);
figures.buyers = await measure('buyers.mjs', quick ? 10 : 60);
figures.estimate = await measure('estimate.mjs');
figures.report_pdf = await measure('report-pdf.mjs', quick ? 5 : 15);
if (process.platform === 'linux') figures.first_pdf = await measure('first-pdf.mjs');
figures.accuracy = await measure('accuracy.mjs');
figures.published = await measure('published-averages.mjs');
figures.places = await measure('places.mjs');
figures.http = await measure('http.mjs', quick ? 1 : 4);
figures.refinements = await measure('refinements.mjs', quick ? 5 : 20);
figures.attack = await measure('sign-in-attack.mjs', quick ? 5 : 15);
figures.pages = await measure('pages.mjs', quick ? 1 : 5);

const rows = comparisons(figures);
console.table(Object.fromEntries(rows.map(({ measure: name, ...row }) => [name, row])));
console.table(errorTable(figures.accuracy));
console.table(publishedTable(figures.published));
console.table(placesTable(figures.places));
console.table(growthTable(figures.ledger));
const results = resolve(import.meta.dirname, 'results');
await mkdir(results, { recursive: true });
await writeFile(
  join(results, 'latest.json'),
  `${JSON.stringify({ quick, node: process.version, rows, figures }, null, 2)}\n`,
);

/** The value of `--name=value`, if it was given. */
function option(name) {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
}

/** Runs one script in a process of its own and reads the JSON of its last line. */
async function measure(script, ...args) {
  console.error(`${script} …`);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=production', resolve(import.meta.dirname, script), ...args.map(String)],
    { maxBuffer: 1 << 24 },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1));
}
