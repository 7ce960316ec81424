import type { AffiliateTerminated, SaleEvent } from '../affiliation/facts.js';
import { affiliationPostings } from '../affiliation/index.js';
import { type PayoutEvent, payoutPostings } from '../payouts/index.js';
import { accountKey, type AccountKind, type AccountRef, trialBalanceOf } from './accounts.js';
import { Books, monthKey, type LedgerEntry, type LedgerFact } from './books.js';
import type { JournalItem } from './journal.js';
import { PostingRulebook } from './posting-rules.js';

const rules = new PostingRulebook(affiliationPostings, payoutPostings);
type LedgerEvent = SaleEvent | AffiliateTerminated | PayoutEvent;

const shares = { commissionCents: 1000, overrideCents: 250, houseCents: 1250 };
const split = (paymentId: string): SaleEvent => ({
  type: 'SaleSplit',
  data: {
    paymentId,
    reportId: 1,
    amountCents: 2500,
    currency: 'usd',
    paidAt: '2026-10-31T23:59:59.000Z',
    policyVersion: 1,
    attribution: { code: 'MAPLE7K4M', codeFrom: 'order', outcome: 'credited', affiliateId: 'ana' },
    commission: { affiliateId: 'ana', ratePercent: 40, rateEventId: null },
    override: { organizationTag: 'HAR', ratePercent: 10 },
    shares,
  },
});
const reversed = (paymentId: string, share: number): SaleEvent => ({
  type: share > 0 ? 'SaleReversed' : 'SaleRestored',
  data: {
    paymentId,
    affiliateId: 'ana',
    organizationTag: 'HAR',
    givenBackCents: 2500 * Math.max(share, 0),
    refundedCents: 2500 * Math.max(share, 0),
    lostCents: 0,
    amountCents: -2500 * share,
    shares: { commissionCents: -1000 * share, overrideCents: -250 * share, houseCents: -1250 * share },
  },
});
const terminated: LedgerEvent = { type: 'AffiliateTerminated', data: { affiliateId: 'ana', reason: 'spam' } };

const streamOf = ({ type }: LedgerEvent): string =>
  type === 'AffiliateTerminated' ? 'affiliate-ana' : 'payout-book';
const line = { runId: '2026-10', payee: { kind: 'affiliate', id: 'ana' } as const, payCents: 600 };
const requested: LedgerEvent = {
  type: 'TransferRequested',
  data: { ...line, accountId: 'acct_1', attempt: 1, idempotencyKey: 'k' },
};
const paid: LedgerEvent = { type: 'TransferSucceeded', data: { ...line, transferId: 'tr_1' } };

let revision = 0;
const at = (recordedAt: string, event: LedgerEvent): LedgerFact => ({
  item: rules.apply(event),
  stream: 'paymentId' in event.data ? `sale-${event.data.paymentId}` : streamOf(event),
  revision: revision++,
  id: `event-${revision}`,
  recordedAt,
});
const booksOf = (...facts: LedgerFact[]): Books => {
  const books = new Books();
  for (const fact of facts) books.post(fact);
  return books;
};
/** What an entry says of the account of this kind. */
const postingOf = ({ postings }: LedgerEntry, kind: AccountKind) =>
  postings.find(({ account }) => account.kind === kind);
const after = (entry: LedgerEntry, kind: AccountKind) => {
  const { number, balanceCents } = postingOf(entry, kind)!;
  return { number, balanceCents };
};
const ana: AccountRef = { kind: 'affiliate', id: 'ana' };
const october = '2026-10-31T23:59:59.999Z';
const november = '2026-11-01T00:00:00.000Z';

describe('the books', () => {
  it('keep a running balance of each account', () => {
    const books = booksOf(
      at(october, split('p-1')),
      at(november, split('p-2')),
      at(november, reversed('p-1', 1)),
    );
    expect(
      books.entries.map((entry) => [
        entry.kind,
        after(entry, 'affiliate'),
        after(entry, 'organization'),
        after(entry, 'house'),
      ]),
    ).toEqual([
      [
        'sale',
        { number: 1, balanceCents: 1000 },
        { number: 1, balanceCents: 250 },
        { number: 1, balanceCents: 1250 },
      ],
      [
        'sale',
        { number: 2, balanceCents: 2000 },
        { number: 2, balanceCents: 500 },
        { number: 2, balanceCents: 2500 },
      ],
      [
        'reversal',
        { number: 3, balanceCents: 1000 },
        { number: 3, balanceCents: 250 },
        { number: 3, balanceCents: 1250 },
      ],
    ]);
  });

  it('book money in the month in which it moves, and count a sale in the month in which it was made', () => {
    const books = booksOf(
      at(october, split('p-1')),
      at(november, split('p-2')),
      at(november, reversed('p-1', 1)),
    );
    expect(books.months.get(monthKey('affiliate', 'ana', '2026-10'))).toEqual({ sales: 0, cents: 1000 });
    expect(books.months.get(monthKey('affiliate', 'ana', '2026-11'))).toEqual({ sales: 1, cents: 0 });
    expect(books.months.get(monthKey('organization', 'HAR', '2026-10'))).toEqual({ sales: 0, cents: 250 });
    expect(books.months.get(monthKey('organization', 'HAR', '2026-11'))).toEqual({ sales: 1, cents: 0 });
    expect(books.months.get(monthKey('house', 'house', '2026-10'))).toEqual({ sales: 0, cents: 1250 });
    expect(books.months.get(monthKey('house', 'house', '2026-11'))).toEqual({ sales: 1, cents: 0 });
  });

  it('count a sale again in the month in which it was made, whenever its money returns', () => {
    const books = booksOf(
      at(october, split('p-1')),
      at(november, reversed('p-1', 1)),
      at(november, reversed('p-1', -1)),
    );
    for (const [kind, id] of [
      ['affiliate', 'ana'],
      ['organization', 'HAR'],
      ['house', 'house'],
    ] as const)
      expect([
        books.months.get(monthKey(kind, id, '2026-10'))?.sales,
        books.months.get(monthKey(kind, id, '2026-11'))?.sales,
      ]).toEqual([1, 0]);
  });

  it('count a sale of which one cent stands', () => {
    const books = booksOf(at(october, split('p-1')), at(october, reversed('p-1', 2499 / 2500)));
    expect(books.sales.get('sale-p-1')).toEqual({ month: '2026-10', standingCents: 1 });
    expect(books.months.get(monthKey('affiliate', 'ana', '2026-10'))).toMatchObject({ sales: 1 });
  });

  it('go on from the accounts that they were given, and leave those as they are', () => {
    const known = { number: 7, entries: 4, balanceCents: 5000, isClosed: false };
    const books = new Books(new Map([[accountKey('affiliate', 'ana'), known]]), new Map(), 9);
    const knows = () => [books.knows(ana), books.knows({ kind: 'organization', id: 'HAR' })];
    expect(knows()).toEqual([true, false]);
    books.post(at(october, split('p-1')));
    expect(after(books.entries[0]!, 'affiliate')).toEqual({ number: 5, balanceCents: 6000 });
    expect(books.entries[0]?.postings.map(({ account }) => account)).toEqual([
      { kind: 'house', id: 'house', number: 12 },
      { kind: 'buyers', id: 'buyers', number: 10 },
      { kind: 'affiliate', id: 'ana', number: 7 },
      { kind: 'organization', id: 'HAR', number: 11 },
    ]);
    expect(known.balanceCents).toBe(5000);
    books.accounts.clear();
    expect(knows()).toEqual([true, true]);
  });

  it('[AF-08] leave nothing of later sales to an affiliate who had nothing when they were terminated', () => {
    const books = booksOf(at(october, terminated), at(november, split('p-1')));
    expect(books.accounts.get(accountKey('affiliate', 'ana'))).toEqual({
      number: 1,
      entries: 2,
      balanceCents: 0,
      isClosed: true,
    });
  });

  it('count a sale again that was restored, and one that was given back in part', () => {
    const restored = booksOf(
      at(october, split('p-1')),
      at(october, reversed('p-1', 1)),
      at(october, reversed('p-1', -1)),
    );
    expect(restored.months.get(monthKey('affiliate', 'ana', '2026-10'))).toEqual({ sales: 1, cents: 1000 });
    const inPart = booksOf(at(october, split('p-1')), at(october, reversed('p-1', 0.5)));
    expect(inPart.months.get(monthKey('affiliate', 'ana', '2026-10'))).toEqual({ sales: 1, cents: 500 });
  });

  it('[AF-08] leave nothing to an affiliate from their termination on', () => {
    const books = booksOf(at(october, split('p-1')), at(october, terminated), at(november, split('p-2')));
    expect(books.entries.map((entry) => [entry.kind, postingOf(entry, 'affiliate')?.cents])).toEqual([
      ['sale', 1000],
      ['forfeiture', -1000],
      ['sale', 1000],
      ['forfeiture', -1000],
    ]);
    expect(books.accounts.get(accountKey('affiliate', 'ana'))).toMatchObject({ balanceCents: 0 });
    expect(books.accounts.get(accountKey('organization', 'HAR'))).toMatchObject({ balanceCents: 500 });
    expect(books.accounts.get(accountKey('house', 'house'))).toMatchObject({ balanceCents: 4500 });
  });

  it('[LE-04] carry a debt forward when a sale is given back that was paid out', () => {
    const books = booksOf(
      at(october, split('p-1')),
      at(november, requested),
      at(november, paid),
      at(november, reversed('p-1', 1)),
    );
    const balances = Object.fromEntries(
      [...books.accounts].map(([key, { balanceCents }]) => [key, balanceCents]),
    );
    expect(balances).toEqual({
      'buyers:buyers': 0,
      'affiliate:ana': -600,
      'organization:HAR': 0,
      'house:house': 0,
      'in-transit:in-transit': 0,
      'paid-out:paid-out': 600,
    });
    expect(Object.values(balances).reduce((sum, cents) => sum + cents, 0)).toBe(0);
  });

  it('take no payout for an earning', () => {
    const books = booksOf(at(october, split('p-1')), at(november, requested), at(november, paid));
    expect(books.months.get(monthKey('affiliate', 'ana', '2026-10'))).toEqual({ sales: 1, cents: 1000 });
    expect(books.months.has(monthKey('affiliate', 'ana', '2026-11'))).toBe(false);
    expect(books.entries.map((entry) => [entry.kind, postingOf(entry, 'affiliate')?.balanceCents])).toEqual([
      ['sale', 1000],
      ['payout', 400],
      ['payout-paid', 400],
    ]);
  });

  it('refuse shares that do not add up', () => {
    const wrong = split('p-1');
    const event = { ...wrong, data: { ...wrong.data, shares: { ...shares, houseCents: 1251 } } } as SaleEvent;
    expect(() => booksOf(at(october, event))).toThrow('The shares of sale-p-1 do not add up');
  });

  it('take an eighth account as data', () => {
    const reserve = { kind: 'reserve', id: 'reserve' } as unknown as AccountRef;
    const item: JournalItem = {
      kind: 'correction',
      paymentId: null,
      runId: null,
      parties: [],
      cashCents: 0,
      postings: [{ source: { kind: 'house', id: 'house' }, destination: reserve, cents: 300 }],
    };
    const books = booksOf(at(october, split('p-1')), { ...at(november, split('p-2')), item });
    expect(books.accounts.get('reserve:reserve')).toEqual({
      number: 5,
      entries: 1,
      balanceCents: 300,
      isClosed: false,
    });
    const sums = new Map(
      [...books.accounts].map(([key, { balanceCents }]) => [key.split(':')[0]!, balanceCents]),
    );
    expect(trialBalanceOf(2, sums)).toMatchObject({ houseCents: 950, differenceCents: 0 });
  });
});
