// The ledger of a growing log: rebuild, past balances, explanations, seals, verification; finally a rebuild while
// sales arrive.
import { createLedgerProjection } from '../apps/api/dist/src/affiliation/ledger/ledger.projection.js';
import { fullReader } from '../apps/api/dist/src/platform/access/reader.js';
import { PostingRulebook } from '../libs/domain/dist/ledger/index.js';
import { openApplication, partOf } from './ledger/application.mjs';
import { rebuildUnderLoad } from './ledger/rebuild-under-load.mjs';
import { accountOf, momentOf, paymentOf, writeAffiliates, writeSales } from './ledger/sales-log.mjs';
import { timed } from './workload.mjs';

const [url, events] = [process.argv[2], Number(process.argv[3] ?? 1_000_000)];

const application = await openApplication(url);
const part = (file, type) => partOf(application, file, type);
const ledgerProjection = createLedgerProjection(application.get(PostingRulebook));
const { name } = ledgerProjection;
const database = await part('platform/database/database', 'Database');
const store = await part('platform/event-store/event-store', 'EventStore');
const ledger = await part('affiliation/ledger/ledger', 'Ledger');
const explanations = await part('affiliation/ledger/explanations', 'Explanations');
const rebuild = await part('platform/projections/rebuild', 'Rebuild');
const sealing = await part('affiliation/seals/seal-ledger', 'SealLedger');
const verifying = await part('affiliation/seals/verify/verify-ledger', 'VerifyLedger');

const growth = [];
let written = 0;
await writeAffiliates(database);
for (const size of [events / 100, events / 10, events].map(Math.floor)) {
  note(`${size} sale events`);
  await writeSales(database, written + 1, size);
  written = size;
  growth.push({ events: size, ...(await measure(size)) });
}
note('a rebuild while sales arrive');
const schema = 'rm_affiliation_ledger_v4';
const read = (n) => ledger.balance(accountOf(n), n % 3 === 0 ? momentOf(n, events) : null);
const load = await rebuildUnderLoad({ database, store, url, name, schema, read });
await seal();
await verify();
const [{ sales }] = await database.query(`select count(*)::int as sales from ${schema}.ledger_entries`);
if (sales !== written + load.sales)
  throw new Error(`${sales} entries of ${written + load.sales} sale events`);
const peak_memory_mb = process.resourceUsage().maxRSS / 1024;
await application.close();
console.log(JSON.stringify({ growth, load, peak_memory_mb }));

async function measure(size) {
  const rebuildSeconds = await timed(() => rebuild.run(ledgerProjection, () => undefined));
  const balances = await timesOf(1_000, (n) => ledger.balance(accountOf(n), momentOf(n, size)));
  const explained = await timesOf(200, (n) => explanations.of(paymentOf(n, size), fullReader));
  const sealSeconds = await timed(seal);
  const verifySeconds = await timed(verify);
  return {
    rebuild_per_second: size / rebuildSeconds,
    as_of_p95_ms: percentile95(balances),
    explain_p95_ms: percentile95(explained),
    seal_seconds: sealSeconds,
    verify_seconds: verifySeconds,
  };
}

function seal() {
  return sealing.run(new AbortController().signal);
}

/** A difference would make all other figures worthless; only every 500th sale of this log has its payment. */
async function verify() {
  const report = await verifying.run(() => undefined);
  const differences = report.differences.filter(({ kind }) => kind !== 'sale');
  if (differences.length > 0) throw new Error(differences.map(({ text }) => text).join('\n'));
}

async function timesOf(count, ask) {
  const times = [];
  for (let n = 0; n < count; n++) times.push(1000 * (await timed(() => ask(n))));
  return times;
}

function percentile95(values) {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1];
}

function note(text) {
  console.error(`  ${text} …`);
}
