import { jest } from '@jest/globals';
import type { JsonValue } from '@closewise/domain/events';
import { keysOf, SealedLedger, secretOf } from './sealed-ledger.js';
import { BooksReplay } from '../../src/affiliation/seals/verify/books-replay.js';
import { parseKnownSeal } from '../../src/affiliation/seals/seals.cli.js';
import { makeSeal, noSeal, readSeal } from '../../src/affiliation/seals/seal.js';
import { digestOf, nameOf } from '../../src/affiliation/seals/sealed-facts.js';
import type { RecordedEvent } from '../../src/platform/event-store/event-store.js';
import { postingRules } from '../ledger-projection.js';
import { avoidMidnight } from '../avoid-midnight.js';
import { runHere } from '../process/run-here.js';

const books = 'rm_affiliation_ledger_v4';
const kept = [
  'events.events',
  'durable.ledger_seal_progress',
  `${books}.ledger_entries`,
  `${books}.ledger_postings`,
  `${books}.ledger_accounts`,
  `${books}.ledger_months`,
];
/** SQL for the posting to a kind of account in a stream's first entry. */
const postingOf = (stream: string, kind: string): string =>
  `entry = (select number from ledger_entries where stream = '${stream}' and revision = 0 and line = 0)
    and account = (select number from ledger_accounts where kind = '${kind}')`;
const sale2 = `stream_id = 'sale-p2' and version = 0`;

describe('Verifying the ledger', () => {
  let ledger: SealedLedger;

  beforeAll(async () => {
    await avoidMidnight();
    ledger = await SealedLedger.open();
    for (const payment of ['p1', 'p2', 'p3']) await ledger.sell(payment);
    await ledger.seal();
    // A number without an event, which the owner of the database can insert.
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

  it('[LE-06] finds nothing in an intact ledger, and shows what is not sealed yet', async () => {
    const report = await ledger.verify();
    expect(report).toMatchObject({
      seals: { number: 2, sealedFacts: 11 },
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
         select * from events.events where stream_id in ('payment-p1', 'payment-p2') and version = 0;
       delete from events.events where position in (select position from two);
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
  ])('[LE-06] finds a change of the log: %s', async (_, statement, kind, where) => {
    await ledger.tamper(statement);
    const { differences } = await ledger.verify();
    expect(differences[0]).toEqual({ kind, where, text: expect.stringMatching(/\w/) });
    const itself = differences.filter((other) => !['sale', 'row', 'replay'].includes(other.kind));
    expect(itself).toHaveLength(1);
  });

  describe('with a sealed and booked sale that its payment does not support', () => {
    const split = (paymentId: string, data: Record<string, JsonValue> = {}) => ({
      paymentId,
      amountCents: 2500,
      shares: { commissionCents: 1000, overrideCents: 250, houseCents: 1250 },
      commission: { affiliateId: 'ana', ratePercent: 40, rateEventId: null },
      override: { organizationTag: 'HAR', ratePercent: 10 },
      ...data,
    });
    const change = (paymentId: string, cents: number, data: Record<string, JsonValue> = {}) => ({
      paymentId,
      affiliateId: 'ana',
      organizationTag: 'HAR',
      amountCents: -cents,
      givenBackCents: cents,
      refundedCents: cents,
      lostCents: 0,
      shares: { commissionCents: -0.4 * cents, overrideCents: -0.1 * cents, houseCents: -0.5 * cents },
      ...data,
    });
    const shares = (commissionCents: number, overrideCents: number, houseCents: number) => ({
      shares: { commissionCents, overrideCents, houseCents },
    });
    const payment = (paymentId: string) =>
      ledger.append(`payment-${paymentId}`, 'PaymentSucceeded', { paymentId });
    const dispute = (paymentId: string, outcome: string) =>
      ledger.append(
        `payment-${paymentId}`,
        'DisputeClosed',
        { paymentId, disputeId: 'dp_1', amountCents: 2500, outcome },
        1,
      );

    it.each<[string, () => Promise<void>, string, string]>([
      [
        'a sale without a payment',
        () => ledger.append('sale-ghost', 'SaleSplit', split('ghost')),
        'sale-ghost@0',
        'sale-ghost@0 (SaleSplit) has no payment: no payment ghost was recorded before it',
      ],
      [
        'a sale before its payment',
        async () => {
          await ledger.append('sale-early', 'SaleSplit', split('early'));
          await payment('early');
        },
        'sale-early@0',
        'sale-early@0 (SaleSplit) has no payment: no payment early was recorded before it',
      ],
      [
        'a sale of a payment that failed',
        async () => {
          await ledger.append('payment-bad', 'PaymentFailed', { paymentId: 'bad' });
          await ledger.append('sale-bad', 'SaleSplit', split('bad'));
        },
        'sale-bad@0',
        'sale-bad@0 (SaleSplit) has no payment: no payment bad was recorded before it',
      ],
      [
        'another amount',
        async () => {
          await payment('dear');
          await ledger.append(
            'sale-dear',
            'SaleSplit',
            split('dear', { amountCents: 5000, ...shares(2000, 500, 2500) }),
          );
        },
        'sale-dear@0',
        'sale-dear@0 (SaleSplit) splits $50.00, but payment dear was $25.00',
      ],
      [
        'another order',
        async () => {
          await payment('other');
          await ledger.append('sale-other', 'SaleSplit', split('other', { reportId: 17 }));
        },
        'sale-other@0',
        'sale-other@0 (SaleSplit) contains another order than payment other',
      ],
      [
        'other shares than those of its rates',
        async () => {
          await payment('rich');
          await ledger.append('sale-rich', 'SaleSplit', split('rich', shares(2000, 250, 250)));
        },
        'sale-rich@0',
        'sale-rich@0 (SaleSplit) has shares that do not match its rates',
      ],
      [
        'two splits of one payment in one stream',
        () => ledger.append('sale-p1', 'SaleSplit', split('p1'), 1),
        'sale-p1@1',
        'sale-p1@1 (SaleSplit) splits payment p1 a second time',
      ],
      [
        'two splits of one payment in two streams',
        () => ledger.append('sale-p1b', 'SaleSplit', split('p1')),
        'sale-p1b@0',
        'sale-p1b@0 (SaleSplit) shares payment p1, whose sale is sale-p1',
      ],
      [
        'a reversal without a refund',
        () => ledger.append('sale-p3', 'SaleReversed', change('p3', 2500), 1),
        'sale-p3@1',
        'sale-p3@1 (SaleReversed) has no matching refund or lost dispute of payment p3',
      ],
      [
        'a reversal for a dispute that was won',
        async () => {
          await dispute('p3', 'won');
          await ledger.append(
            'sale-p3',
            'SaleReversed',
            change('p3', 2500, { refundedCents: 0, lostCents: 2500 }),
            1,
          );
        },
        'sale-p3@1',
        'sale-p3@1 (SaleReversed) has no matching refund or lost dispute of payment p3',
      ],
      [
        'a restoration of what stayed refunded',
        () => {
          const back = { givenBackCents: 0, refundedCents: 0, ...shares(1000, 250, 1250) };
          // Like after a failed refund.
          return ledger.append(
            'sale-p2',
            'SaleRestored',
            { ...change('p2', -2500), ...back, refundedCents: 5 },
            2,
          );
        },
        'sale-p2@2',
        'sale-p2@2 (SaleRestored) has no matching refund or lost dispute of payment p2',
      ],
      [
        'a reversal at the cost of the house alone',
        async () => {
          const refund = { paymentId: 'p3', refundId: 're_1', amountCents: 1000, refundedCents: 1000 };
          await ledger.append('payment-p3', 'PaymentRefunded', refund, 1);
          await ledger.append('sale-p3', 'SaleReversed', change('p3', 1000, shares(0, 0, -1000)), 1);
        },
        'sale-p3@1',
        'sale-p3@1 (SaleReversed) does not change the shares by the amount given back of payment p3',
      ],
      [
        'a reversal of what was never split',
        async () => {
          await payment('p9');
          await ledger.append('sale-p9', 'SaleReversed', change('p9', 2500));
        },
        'sale-p9@0',
        'sale-p9@0 (SaleReversed) changes the shares of payment p9, which was not split',
      ],
    ])('[LE-06] finds %s', async (_, plant, where, text) => {
      await plant();
      await ledger.seal();
      await ledger.makeBooks();
      const { differences, differenceCount } = await ledger.verify();
      expect(differences.filter(({ kind }) => kind !== 'row')).toEqual([{ kind: 'sale', where, text }]);
      expect(differenceCount).toBeGreaterThan(0);
    });

    it('[LE-06] accepts refunds and disputes that the sale followed', async () => {
      await dispute('p3', 'lost');
      await ledger.append(
        'sale-p3',
        'SaleReversed',
        change('p3', 2500, { refundedCents: 0, lostCents: 2500 }),
        1,
      );
      await ledger.append(
        'payment-p3',
        'DisputeClosed',
        { paymentId: 'p3', disputeId: 'dp_1', amountCents: 2500, outcome: 'won' },
        2,
      );
      const back = { givenBackCents: 0, refundedCents: 0, lostCents: 0, ...shares(1000, 250, 1250) };
      await ledger.append('sale-p3', 'SaleRestored', change('p3', -2500, back), 2);
      await ledger.seal();
      await ledger.makeBooks();
      expect((await ledger.verify()).differences).toEqual([]);
    });

    it('[LE-06] ends the command with exit code 1 and lists each problem', async () => {
      await ledger.append('sale-ghost', 'SaleSplit', split('ghost'));
      await ledger.append('sale-p1', 'SaleSplit', split('p1'), 1);
      await ledger.seal();
      await ledger.makeBooks();
      const { code, out } = await runHere(settings(), ['ledger', 'verify']);
      expect(code).toBe(1);
      expect(out.split('\n').filter((line) => line.startsWith('sale'))).toEqual([
        'sale\tsale-ghost@0 (SaleSplit) has no payment: no payment ghost was recorded before it',
        'sale\tsale-p1@1 (SaleSplit) splits payment p1 a second time',
      ]);
    });
  });

  it.each([
    [
      'a balance',
      `update ledger_postings set balance_cents = 1 where ${postingOf('sale-p2', 'affiliate')}`,
      'ledger_postings sale-p2@0 line 0 affiliate:ana: balance_cents is 1, but 2000 according to the log',
    ],
    [
      'a posting away',
      `delete from ledger_postings where ${postingOf('sale-p3', 'buyers')}`,
      'ledger_postings sale-p3@0 line 0 buyers:buyers: the row is missing',
    ],
    [
      'a posting of nothing',
      'insert into ledger_postings values (1, 99, 1, 0, 0)',
      'ledger_postings entry 1 account 99: the log has no such posting',
    ],
    [
      'a time',
      `update ledger_entries set recorded_at = '2026-01-01Z' where stream = 'sale-p3'`,
      expect.stringMatching(
        /^ledger_entries sale-p3@0 line 0: recorded_at is 2026-01-01T00:00:00.000000Z, but 20/,
      ),
    ],
    [
      'an entry away',
      `delete from ledger_entries where stream = 'sale-p3'`,
      'ledger_entries sale-p3@0 line 0: the row is missing',
    ],
    [
      'an entry of nothing',
      `insert into ledger_entries select 99, 'sale-p9', 0, 0, gen_random_uuid(), kind, 'p9', null, 0, recorded_at
       from ledger_entries where stream = 'sale-p3'`,
      'ledger_entries sale-p9@0 line 0: the log has no such entry',
    ],
    [
      'an account',
      `update ledger_accounts set balance_cents = 5 where kind = 'organization'`,
      'ledger_accounts organization:HAR: balance_cents is 5, but 1000 according to the log',
    ],
    [
      'an account away',
      `delete from ledger_accounts where kind = 'affiliate'`,
      'ledger_accounts affiliate:ana: the row is missing',
    ],
    [
      'a termination',
      `update ledger_accounts set is_closed = false where kind = 'affiliate'`,
      'ledger_accounts affiliate:ana: is_closed is false, but true according to the log',
    ],
    [
      'the money of a month',
      `update ledger_months set cents = 9 where kind = 'organization'`,
      expect.stringMatching(
        /^ledger_months organization:HAR:20\d\d-\d\d: cents is 9, but 1000 according to the log$/,
      ),
    ],
    [
      'a month',
      `update ledger_months set sales = 9 where kind = 'house'`,
      expect.stringMatching(
        /^ledger_months house:house:20\d\d-\d\d: sales is 9, but 4 according to the log$/,
      ),
    ],
  ])('[LE-06] finds a change of the read model: %s', async (_, statement, text) => {
    await ledger.tamper(`set local search_path to ${books}`, statement);
    const { differences } = await ledger.verify();
    expect(differences.filter(({ kind }) => kind === 'row').map((row) => row.text)).toEqual([text]);
  });

  it('[LE-06] finds balances that do not add up to the payments', async () => {
    await ledger.tamper(
      `update ${books}.ledger_accounts set balance_cents = balance_cents + 1 where kind = 'house'`,
    );
    const { differences } = await ledger.verify();
    expect(differences.find(({ kind }) => kind === 'balance')?.text).toBe(
      'Buyers paid $100.00, but the balances of all other accounts add up to $100.01',
    );
  });

  it('[LE-06] finds shares that do not add up to the payments', async () => {
    await ledger.tamper(
      `set local search_path to ${books}`,
      `update ledger_postings set cents = cents + 1 where ${postingOf('sale-p1', 'house')}`,
    );
    const { differences } = await ledger.verify();
    expect(differences.find(({ kind }) => kind === 'balance')?.text).toBe(
      'Buyers paid $100.00, but the shares of all entries add up to $100.01',
    );
  });

  it('[LE-06] builds the same ledger from the log for any page size', async () => {
    const { store, codec } = ledger.process;
    const { events } = await store.readAll(null, 1000);
    const replayed = async (pages: RecordedEvent[][]) => {
      const replay = new BooksReplay(store, codec, postingRules, await store.head());
      for (const page of pages) await replay.post(page);
      return { accounts: [...replay.accounts], months: [...replay.months] };
    };
    const atOnce = await replayed([events]);
    expect(await replayed(events.map((event) => [event]))).toEqual(atOnce);
    expect(new Map(atOnce.accounts).get('organization:HAR')).toMatchObject({ balanceCents: 1000 });
  });

  it.each([-2, 2])('[LE-06] reports nothing if its own clock is %d hours off', async (hours) => {
    const off = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * 3_600_000);
    try {
      const { unsealed, differences } = await ledger.verify();
      expect([unsealed.facts, differences]).toEqual([2, []]);
    } finally {
      off.mockRestore();
    }
  });

  it('finds a missing seal and one that differs from a known seal', async () => {
    const { seals } = await ledger.verify();
    const known = { number: 2, chainHash: 'f'.repeat(64) };
    expect((await ledger.verify(keysOf('a'), known)).differences.map(({ text }) => text)).toEqual([
      `Seal 2 has the hash ${seals.chainHash}, which is not the known one`,
    ]);
    await ledger.tamper(`delete from events.events where stream_id = 'ledger-seals' and version = 0`);
    expect((await ledger.verify()).differences[0]?.text).toBe(
      'The seal ledger-seals@1 is invalid: the event ledger-seals@0 before it is missing',
    );
  });

  it('finds a changed event that was sealed again with another key', async () => {
    await ledger.tamper(`update events.events set data = data::jsonb || '{"amountCents": 1}' where ${sale2}`);
    const log = (await ledger.process.store.readAll(null, 1000)).events;
    const forged = sealAnew(log, 'eve');
    await ledger.tamper(
      `update events.events set data = '${JSON.stringify(forged)}' where stream_id = 'ledger-seals' and version = 0`,
    );
    expect((await ledger.verify()).differences[0]).toEqual({
      kind: 'seal',
      where: 'ledger-seals@0',
      text: `The seal ledger-seals@0 is invalid: it is signed with the key ${forged.keyId}, which is not one of ours`,
    });
  });

  it('finds removed seals with a seal that was noted elsewhere', async () => {
    const { seals } = await ledger.verify();
    await ledger.tamper(
      `delete from events.events where stream_id = 'ledger-seals' and version = 1`,
      `delete from durable.ledger_seal_progress`,
    );
    expect((await ledger.verify()).differences).toEqual([]);
    const { differences } = await ledger.verify(keysOf('a'), seals);
    expect(differences.map(({ text }) => text)).toEqual(['The known seal 2 is not in the log']);
  });

  it('[LE-06] ends the command with exit code 1 if something differs', async () => {
    await ledger.tamper(`update events.events set data = data::jsonb || '{"amountCents": 1}' where ${sale2}`);
    const { code, out } = await runHere(settings(), ['ledger', 'verify']);
    expect(out).toContain('changed\tsale-p2@0 (SaleSplit) was changed after it was sealed');
    expect(code).toBe(1);
  });

  const settings = () => ({
    DATABASE_URL: ledger.test.url,
    PERSONAL_DATA_KEY: secretOf('p').toString('base64'),
    LEDGER_SEAL_KEY: secretOf('a').toString('base64'),
  });

  it.each(['', '17', `0:${'a'.repeat(64)}`, '17:yesterday'])('refuses %j as a seal', (text) => {
    expect(() => parseKnownSeal(text)).toThrow('A seal looks like 17:');
  });
});

/** The first seal of the current log, by somebody else's key. */
function sealAnew(log: readonly RecordedEvent[], name: string) {
  const first = readSeal(log.find(({ stream }) => stream === 'ledger-seals')!);
  const facts = log.filter((event) => first.facts.some((fact) => fact.startsWith(`${nameOf(event)} `)));
  return makeSeal(
    noSeal,
    facts.map((event) => ({ name: nameOf(event), digest: digestOf(event) })),
    keysOf(name),
  );
}
