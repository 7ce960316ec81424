import { keysOf, SealedLedger, secretOf } from './sealed-ledger.js';
import { BooksReplay } from '../../src/affiliation/seals/verify/books-replay.js';
import { knownSealFrom } from '../../src/affiliation/seals/cli/known-seal.js';
import { makeSeal, sealOf, unsealed } from '../../src/affiliation/seals/seal.js';
import { digestOf, nameOf } from '../../src/affiliation/seals/sealed-facts.js';
import type { RecordedEvent } from '../../src/platform/event-store/event-store.js';
import { farFromMidnight } from '../far-from-midnight.js';
import { runHere } from '../process/run-here.js';

const books = 'rm_affiliation_ledger_v3';
const kept = [
  'events.events',
  'durable.ledger_seal_progress',
  `${books}.ledger_entries`,
  `${books}.ledger_accounts`,
  `${books}.ledger_months`,
];
const sale2 = `stream_id = 'sale-p2' and version = 0`;

describe('Verifying the ledger', () => {
  let ledger: SealedLedger;

  beforeAll(async () => {
    await farFromMidnight();
    ledger = await SealedLedger.open();
    for (const payment of ['p1', 'p2', 'p3']) await ledger.sell(payment);
    await ledger.seal();
    // A number that no event has: whoever owns the database can put one there.
    await ledger.tamper(`create table public.gap as
      select nextval(pg_get_serial_sequence('events.events', 'position')) as position`);
    await ledger.giveBack('p2');
    await ledger.sell('p4');
    await ledger.append('affiliate-ana', 'AffiliateTerminated', { affiliateId: 'ana', reason: 'spam' });
    await ledger.seal();
    await ledger.sell('p5');
    await ledger.makeBooks();
    await ledger.tamper(
      ...kept.map((table) => `create table public."kept ${table}" as select * from ${table}`),
    );
  });
  afterEach(async () => {
    await ledger.tamper(
      ...kept.map((table) => `delete from ${table}`),
      ...kept.map((table) => `insert into ${table} overriding system value table public."kept ${table}"`),
    );
  });
  afterAll(() => ledger.test.close());

  it('[LE-06] finds nothing when nothing was touched, and tells what waits for a seal', async () => {
    const report = await ledger.verify();
    expect(report).toMatchObject({
      seals: { number: 2, sealedFacts: 10 },
      unsealed: { facts: 2, since: expect.any(String) },
      readModels: { entries: 8, accounts: 4, months: 3 },
      differences: [],
      differenceCount: 0,
    });
    expect(await ledger.verify(keysOf('a'), report.seals)).toEqual(report);
  });

  it.each([
    [
      'an amount',
      `update events.events set data = jsonb_set(data::jsonb, '{shares,commissionCents}', '999') where ${sale2}`,
      'changed',
      'sale-p2@0',
    ],
    [
      'a field nobody reads',
      `update events.events set data = data::jsonb || '{"note": 1}' where ${sale2}`,
      'changed',
      'sale-p2@0',
    ],
    [
      'who did it',
      `update events.events set meta = meta::jsonb || '{"actor": "admin"}' where ${sale2}`,
      'changed',
      'sale-p2@0',
    ],
    [
      'the time',
      `update events.events set created_at = created_at - interval '1 day' where ${sale2}`,
      'changed',
      'sale-p2@0',
    ],
    [
      'the type',
      `update events.events set type = 'PaymentFailed' where stream_id = 'payment-p2'`,
      'changed',
      'payment-p2@0',
    ],
    ['a fact away', `delete from events.events where ${sale2}`, 'removed', 'sale-p2@0'],
    [
      'the last sealed fact away',
      `delete from events.events where stream_id = 'affiliate-ana'`,
      'removed',
      'affiliate-ana@0',
    ],
    [
      'everything away',
      `delete from events.events where stream_id <> 'ledger-seals'`,
      'removed',
      'payment-p1@0',
    ],
    [
      'a fact into a gap',
      `insert into events.events (position, stream_id, version, event_id, type, data, meta)
      overriding system value select gap.position, 'affiliate-eve', 0, gen_random_uuid(), type, data, meta
      from events.events, gap where ${sale2}`,
      'inserted',
      'affiliate-eve@0',
    ],
    [
      'a fact to another stream',
      `update events.events set stream_id = 'sale-p9' where ${sale2}`,
      'removed',
      'sale-p2@0',
    ],
    [
      'two facts, one for the other',
      `create temp table two on commit drop as
         select * from events.events where stream_id in ('payment-p1', 'payment-p2');
       delete from events.events where stream_id in (select stream_id from two);
       insert into events.events overriding system value
         select (select sum(position) from two) - position, stream_id, version, event_id, type, data, meta, created_at from two`,
      'moved',
      'payment-p2@0',
    ],
    [
      'a seal',
      `update events.events set data = jsonb_set(data::jsonb, '{sealedFacts}', '7') where stream_id = 'ledger-seals' and version = 1`,
      'seal',
      'ledger-seals@1',
    ],
    [
      'the first seal away',
      `delete from events.events where stream_id = 'ledger-seals' and version = 0`,
      'seal',
      'ledger-seals@1',
    ],
    [
      'the last seal away',
      `delete from events.events where stream_id = 'ledger-seals' and version = 1`,
      'seal',
      'ledger-seals@1',
    ],
    [
      'an unsealed fact until it is hours old',
      `update events.events set created_at = now() - interval '2 hours' where stream_id = 'payment-p5'`,
      'unsealed',
      expect.any(String),
    ],
  ])('[LE-06] names what was done to the log: %s', async (_, statement, kind, where) => {
    await ledger.tamper(statement);
    const { differences } = await ledger.verify();
    expect(differences[0]).toEqual({ kind, where, text: expect.stringMatching(/\w/) });
    expect(differences.filter((other) => other.kind !== 'row' && other.kind !== 'replay')).toHaveLength(1);
  });

  it.each([
    [
      'a balance',
      `update ledger_entries set affiliate_balance_cents = 1 where stream = 'sale-p2' and revision = 0`,
      'ledger_entries sale-p2@0 line 0: affiliate_balance_cents is 1, and 2000 by the log',
    ],
    [
      'a time',
      `update ledger_entries set recorded_at = '2026-01-01Z' where stream = 'sale-p3'`,
      expect.stringMatching(
        /^ledger_entries sale-p3@0 line 0: recorded_at is 2026-01-01T00:00:00.000000Z, and 20/,
      ),
    ],
    [
      'an entry away',
      `delete from ledger_entries where stream = 'sale-p3'`,
      'ledger_entries sale-p3@0 line 0: the row is missing',
    ],
    [
      'an entry of nothing',
      `insert into ledger_entries select 'sale-p9', 0, 0, gen_random_uuid(), kind, 'p9', null,
      affiliate_id, organization_tag, 0, 0, 0, 0, 0, 0, 0, 9, 9, null, null, 9, 9, 9, 9, 99, 9, null, null, null, null, recorded_at from ledger_entries where stream = 'sale-p3'`,
      'ledger_entries sale-p9@0 line 0: the log has no such entry',
    ],
    [
      'an account',
      `update ledger_accounts set balance_cents = 5 where kind = 'organization'`,
      'ledger_accounts organization:HAR: balance_cents is 5, and 1000 by the log',
    ],
    [
      'an account away',
      `delete from ledger_accounts where kind = 'affiliate'`,
      'ledger_accounts affiliate:ana: the row is missing',
    ],
    [
      'a termination',
      `update ledger_accounts set is_terminated = false where kind = 'affiliate'`,
      'ledger_accounts affiliate:ana: is_terminated is false, and true by the log',
    ],
    [
      'the money of a month',
      `update ledger_months set cents = 9 where kind = 'organization'`,
      expect.stringMatching(/^ledger_months organization:HAR:20\d\d-\d\d: cents is 9, and 1000 by the log$/),
    ],
    [
      'a month',
      `update ledger_months set sales = 9 where kind = 'house'`,
      expect.stringMatching(/^ledger_months house:house:20\d\d-\d\d: sales is 9, and 4 by the log$/),
    ],
  ])('[LE-06] names what was done to the books: %s', async (_, statement, text) => {
    await ledger.tamper(`set local search_path to ${books}`, statement);
    const { differences } = await ledger.verify();
    expect(differences.filter(({ kind }) => kind === 'row').map((row) => row.text)).toEqual([text]);
  });

  it('[LE-06] says when balances no longer add up to what buyers paid', async () => {
    await ledger.tamper(
      `update ${books}.ledger_accounts set balance_cents = balance_cents + 1 where kind = 'house'`,
    );
    const { differences } = await ledger.verify();
    expect(differences.find(({ kind }) => kind === 'balance')?.text).toBe(
      'Buyers paid $100.00, but the balances of all accounts but theirs add up to $100.01',
    );
  });

  it('[LE-06] says when the shares no longer add up to what buyers paid', async () => {
    await ledger.tamper(
      `alter table ${books}.ledger_entries drop constraint balanced`,
      `update ${books}.ledger_entries set house_cents = house_cents + 1 where stream = 'sale-p1'`,
    );
    const { differences } = await ledger.verify();
    expect(differences.find(({ kind }) => kind === 'balance')?.text).toBe(
      'Buyers paid $100.00, but the shares of all entries add up to $100.01',
    );
  });

  it('[LE-06] makes the same books of the log, wherever its pages end', async () => {
    const { store, codec } = ledger.process;
    const { events } = await store.readAll(null, 1000);
    const replayed = async (pages: RecordedEvent[][]) => {
      const replay = new BooksReplay(store, codec, await store.head());
      for (const page of pages) await replay.post(page);
      return { accounts: [...replay.accounts], months: [...replay.months] };
    };
    const atOnce = await replayed([events]);
    expect(await replayed(events.map((event) => [event]))).toEqual(atOnce);
    expect(new Map(atOnce.accounts).get('organization:HAR')).toMatchObject({ balanceCents: 1000 });
  });

  it('names the seal that is gone, and the one that is another than you know', async () => {
    const { seals } = await ledger.verify();
    const known = { number: 2, chainHash: 'f'.repeat(64) };
    expect((await ledger.verify(keysOf('a'), known)).differences.map(({ text }) => text)).toEqual([
      `Seal 2 has the hash ${seals.chainHash}, not the one that you know`,
    ]);
    await ledger.tamper(`delete from events.events where stream_id = 'ledger-seals' and version = 0`);
    expect((await ledger.verify()).differences[0]?.text).toBe(
      'The seal ledger-seals@1 does not hold: the event ledger-seals@0 before it is gone',
    );
  });

  it('is not taken in by a changed fact that was sealed anew with another key', async () => {
    await ledger.tamper(`update events.events set data = data::jsonb || '{"amountCents": 1}' where ${sale2}`);
    const log = (await ledger.process.store.readAll(null, 1000)).events;
    const forged = sealAnew(log, 'eve');
    await ledger.tamper(
      `update events.events set data = '${JSON.stringify(forged)}' where stream_id = 'ledger-seals' and version = 0`,
    );
    expect((await ledger.verify()).differences[0]).toEqual({
      kind: 'seal',
      where: 'ledger-seals@0',
      text: `The seal ledger-seals@0 does not hold: it is signed with the key ${forged.keyId}, which is none of ours`,
    });
  });

  it('misses seals that were cut off, by what somebody wrote down elsewhere', async () => {
    const { seals } = await ledger.verify();
    await ledger.tamper(
      `delete from events.events where stream_id = 'ledger-seals' and version = 1`,
      `delete from durable.ledger_seal_progress`,
    );
    expect((await ledger.verify()).differences).toEqual([]);
    const { differences } = await ledger.verify(keysOf('a'), seals);
    expect(differences.map(({ text }) => text)).toEqual(['Seal 2, which you know, is not in the log']);
  });

  it('[LE-06] ends the command with 1 when something differs', async () => {
    await ledger.tamper(`update events.events set data = data::jsonb || '{"amountCents": 1}' where ${sale2}`);
    const { code, out } = await runHere(
      {
        DATABASE_URL: ledger.test.url,
        PERSONAL_DATA_KEY: secretOf('p').toString('base64'),
        LEDGER_SEAL_KEY: secretOf('a').toString('base64'),
      },
      ['ledger', 'verify'],
    );
    expect(out).toContain('changed\tsale-p2@0 (SaleSplit) was changed after it was sealed');
    expect(code).toBe(1);
  });

  it.each(['', '17', `0:${'a'.repeat(64)}`, '17:yesterday'])('does not take %j for a seal', (text) => {
    expect(() => knownSealFrom(text)).toThrow('A seal looks like 17:');
  });
});

/** The first seal over the log as it is now, by somebody else's key. */
function sealAnew(log: readonly RecordedEvent[], name: string) {
  const first = sealOf(log.find(({ stream }) => stream === 'ledger-seals')!);
  const facts = log.filter((event) => first.facts.some((fact) => fact.startsWith(`${nameOf(event)} `)));
  return makeSeal(
    unsealed,
    facts.map((event) => ({ name: nameOf(event), digest: digestOf(event) })),
    keysOf(name),
  );
}
