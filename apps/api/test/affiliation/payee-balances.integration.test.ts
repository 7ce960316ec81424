import type { PaymentTerms } from '@closewise/domain/billing';
import { PayeeBalances } from '../../src/affiliation/index.js';
import { Ledger } from '../../src/affiliation/ledger/ledger.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { anEvent } from '../events.js';
import { Bookkeeping } from './bookkeeping.js';

describe('the balance of payees', () => {
  let books: Bookkeeping;
  let balances: PayeeBalances;
  let affiliateId: string;
  let code: string;
  let sale: PaymentTerms;
  const ofHouston = { kind: 'organization', id: 'HOUSTON' } as const;
  const payee = () => ({ kind: 'affiliate', id: affiliateId }) as const;

  beforeAll(async () => {
    books = await Bookkeeping.open();
    balances = books.partners.get(PayeeBalances);
    await books.organization('HOUSTON');
    const membership = { organizationTag: 'HOUSTON', memberId: null };
    ({ affiliateId, code } = await books.affiliate('ana@example.com', { membership }));
  });
  afterAll(() => books?.close());

  it('is available once the ledger has caught up, without payees at zero', async () => {
    await books.affiliate('nobody@example.com');
    sale = await books.paidAtProvider(code);
    await books.split(sale.paymentId);
    await balances.caughtUp();
    expect(await balances.balances(null)).toEqual(
      expect.arrayContaining([
        { payee: payee(), balanceCents: 1000 },
        { payee: ofHouston, balanceCents: 250 },
      ]),
    );
    expect(await balances.balances(null)).toHaveLength(2);
    expect(await balances.balanceOf({ kind: 'affiliate', id: 'unknown' }, null)).toBe(0);
  });

  it('[LE-04] counts sales and their refunds as within the hold by the first entry of the sale', async () => {
    const second = await books.paidAtProvider(code);
    await books.balanceAfter(2, 'affiliate', code);
    const { entries } = await books.partners
      .get(Ledger)
      .account({ ...payee(), label: code }, null, { offset: 0, limit: 10 });
    const [first, next] = entries.map(({ at }) => at);
    const refunds = [{ refundId: 're_1', amountCents: 1000, status: 'made' }] as const;
    await books.tell(second, { refunds });
    expect(await books.balanceAfter(3, 'affiliate', code)).toBe(1600);
    await books.tell(sale, { refunds: [{ refundId: 're_2', amountCents: 500, status: 'made' }] });
    expect(await books.balanceAfter(4, 'affiliate', code)).toBe(1400);

    expect(await balances.withinHold(next!, null)).toEqual(
      new Map([
        [`affiliate:${affiliateId}`, 600],
        ['organization:HOUSTON', 150],
      ]),
    );
    expect((await balances.withinHold(first!, null)).get(`affiliate:${affiliateId}`)).toBe(1400);
    expect(await balances.balanceOf(payee(), next!)).toBe(1000);
    expect(await balances.balanceOf(payee(), first!)).toBe(0);
    expect(await balances.balances(first!)).toEqual([]);
  });

  it('decreases with a requested transfer, without a change within the hold', async () => {
    const asked = { runId: '2026-10', payee: payee(), payCents: 1400, accountId: 'acct_1' };
    await books.partners
      .get(EventStore)
      .append('payout-book', 'no-stream', [
        anEvent({ ...asked, attempt: 1, idempotencyKey: 'k1' }, 'TransferRequested'),
      ]);
    await balances.caughtUp();
    expect(await balances.balanceOf(payee(), null)).toBe(0);
    expect(await balances.balances(null)).toEqual([{ payee: ofHouston, balanceCents: 350 }]);
    const since = await balances.withinHold('2000-01-01T00:00:00.000Z', null);
    expect(since.get(`affiliate:${affiliateId}`)).toBe(1400);
  });
});
