// How long an admin waits for a page of 10,000 affiliates with a year of sales: as it opens, searched, sorted by money.
import { fullReader } from '../apps/api/dist/src/platform/access/reader.js';
import { openDatabase } from '../apps/api/dist/src/platform/database/open-database.js';
import { AffiliateList } from '../apps/api/dist/src/affiliation/admin/affiliate-list.js';
import { directoryProjection as directory } from '../apps/api/dist/src/affiliation/admin/directory.projection.js';
import { createLedgerProjection } from '../apps/api/dist/src/affiliation/ledger/ledger.projection.js';
import { PostingRulebook } from '../libs/domain/dist/ledger/index.js';
import { schemaName } from '../apps/api/dist/src/platform/projections/projection.js';
import {
  createIndex,
  createTables,
  project,
} from '../apps/api/dist/src/platform/projections/projection-tables.js';

const count = 10_000;
const rounds = 60;
const queries = {
  opened: { sort: '-registered' },
  last_page: { sort: '-registered', page: count / 100 },
  searched: { sort: 'name', search: 'lopez 77' },
  searched_in_vain: { sort: 'name', search: '100%' },
  by_earnings: { sort: '-earnings' },
  five_hundred: { sort: '-referrals', pageSize: 500 },
};

/** Without posting rules: the books only need their tables here. */
const ledger = createLedgerProjection(new PostingRulebook());
const open = await openDatabase({ url: process.argv[2], dataDir: '', role: 'attach', entities: [] });
const { database } = open;
await database.transaction(fill);
await database.query(
  `analyze ${schemaName(directory.name)}.affiliates, ${schemaName(ledger.name)}.ledger_months`,
);
const clock = { now: () => new Date('2026-11-21T00:00:00Z') };
const list = new AffiliateList(database, { schemaOf: schemaName }, clock);
const figures = {};
for (const [name, query] of Object.entries(queries)) figures[`${name}_p95_ms`] = await p95(query);
await open.close();
console.log(JSON.stringify(figures));

/** The directory is folded as from the log; each affiliate has a year of months in the books. */
async function fill(client) {
  for (const projection of [directory, ledger]) {
    const schema = schemaName(projection.name);
    await createTables(client, schema, projection);
    for (const index of projection.indexes ?? []) await createIndex(client, schema, index);
  }
  await project(client, schemaName(directory.name), directory, Array.from({ length: count }, registered));
  await client.query(
    `insert into ${schemaName(ledger.name)}.ledger_months (kind, id, month, sales, cents)
     select 'affiliate', 'affiliate-' || affiliate, '2026-' || to_char(month, 'FM00'), affiliate % 7, affiliate % 7 * 1000
     from generate_series(0, $1::int - 1) as affiliate, generate_series(1, 12) as month`,
    [count],
  );
}

function registered(_, number) {
  const person = { name: `Ana Lopez ${number}`, email: `ana.${number}@example.com`, website: null };
  const membership = number % 3 ? null : { organizationTag: 'HAR', memberId: String(number) };
  const identity = {
    affiliateId: `affiliate-${number}`,
    subjectId: `subject-${number}`,
    code: `MAPLE${number}`,
  };
  return {
    type: 'AffiliateRegistered',
    stream: `affiliate-${number}`,
    recordedAt: new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString(),
    data: { ...identity, person, membership, isMaster: false, registeredBy: 'affiliate' },
  };
}

/** The 95th percentile in milliseconds; the first rounds warm up. */
async function p95(query) {
  const times = [];
  for (let i = 0; i < rounds + 10; i += 1) {
    const begun = performance.now();
    await list.page({ page: 1, pageSize: 100, search: '', filter: 'all', ...query }, fullReader);
    times.push(performance.now() - begun);
  }
  return times.slice(10).toSorted((a, b) => a - b)[Math.floor(rounds * 0.95)];
}
