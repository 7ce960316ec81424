import type { SimulatedPayee } from '../../src/affiliation/ledger/simulate-ledger.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { avoidMidnight } from '../avoid-midnight.js';
import { runAttached } from '../process/run-attached.js';
import { runHere } from '../process/run-here.js';
import { Bookkeeping } from './bookkeeping.js';

// Imported after Nest, which nest-commander requires.
const { LedgerSimulateCommand } = await import('../../src/affiliation/ledger/ledger-changes.cli.js');

describe('ledger simulate', () => {
  let books: Bookkeeping;
  let ana: { affiliateId: string; code: string };
  let bob: { affiliateId: string; code: string };
  const today = () => new Date().toISOString().slice(0, 10);

  beforeAll(async () => {
    await avoidMidnight();
    books = await Bookkeeping.open();
    await books.organization('HOUSTON');
    const membership = { organizationTag: 'HOUSTON', memberId: null };
    ana = await books.affiliate('ana@example.com', { membership });
    bob = await books.affiliate('bob@example.com');
    const change = { type: 'SetCommissionRate', ratePercent: 30, reason: null } as const;
    await books.partners.change(bob.affiliateId, change);
    await books.paidAtProvider(bob.code);
    const terms = await books.paidAtProvider(ana.code);
    await books.split(terms.paymentId);
    const refunds = [{ refundId: 're_1', amountCents: 1000, status: 'made' }] as const;
    await books.tell(terms, { refunds });
    await books.balanceAfter(2, 'affiliate', ana.code);
    await books.balanceAfter(1, 'affiliate', bob.code);
  });
  afterAll(() => books?.close());

  const run = (options: object) =>
    runAttached(books.partners.shop.application, LedgerSimulateCommand, [], options);
  const payees = async (options: object) => {
    const { payees: all } = JSON.parse(
      await run({ rate: '35', from: today(), json: true, ...options }),
    ) as Readonly<{ payees: SimulatedPayee[] }>;
    return all.map(({ label, sales, bookedCents, simulatedCents }) => [
      label,
      sales,
      bookedCents,
      simulatedCents,
    ]);
  };

  it('prints what each payee would have earned, and records nothing', async () => {
    const store = books.partners.get(EventStore);
    const before = await store.head();
    expect((await run({ rate: '35', from: today() })).split('\n').map((line) => line.split(/ {2,}/))).toEqual(
      [
        ['payee', 'sales', 'as booked', 'as simulated', 'difference'],
        [`affiliate ${ana.code}`, '1', '$6.00', '$5.25', '-$0.75'],
        [`affiliate ${bob.code}`, '1', '$7.50', '$7.50', '$0.00'],
        ['organization HOUSTON', '1', '$1.50', '$1.50', '$0.00'],
        ['house', '2', '$25.00', '$25.75', '$0.75'],
        ['total affiliates', '$13.50', '$12.75', '-$0.75'],
        ['total organizations', '$1.50', '$1.50', '$0.00'],
        ['total house', '$25.00', '$25.75', '$0.75'],
        [expect.stringContaining(`which is kept (--include-custom replaces it): ${bob.code} (1)`)],
        [''],
      ],
    );
    expect(await store.head()).toEqual(before);
  });

  it('replaces custom rates, the override, or one payee’s rate only', async () => {
    expect(await payees({ includeCustom: true, affiliate: bob.code.toLowerCase() })).toEqual([
      [bob.code, 1, 750, 875],
      ['house', 2, 2500, 2375],
    ]);
    expect(await payees({ organization: 'houston', overrideRate: '0' })).toEqual([
      [ana.code, 1, 600, 525],
      ['HOUSTON', 1, 150, 0],
      ['house', 2, 2500, 2725],
    ]);
  });

  it('ends with the end of a day', async () => {
    expect(await payees({ from: '2020-01-01', to: '2020-12-31' })).toEqual([['house', 0, 0, 0]]);
  });

  it.each([
    [{}, 'The commission rate must be a whole number from 25 to 40 percent'],
    [{ rate: '3O' }, 'The commission rate must be a whole number from 25 to 40 percent'],
    [{ rate: '41' }, 'The commission rate must be a whole number from 25 to 40 percent'],
    [{ rate: '35', overrideRate: '99' }, 'The override must be a whole number from 0 to 60 percent'],
    [{ rate: '35', from: '2026-02-30' }, 'Name the first day (UTC), such as 2026-01-31'],
    [{ rate: '35', to: '2026-13-01' }, 'The date must look like 2026-10-31'],
    [{ rate: '35', from: '2026-02-01', to: '2026-01-31' }, 'The first day must not be after the last'],
    [{ rate: '35', affiliate: 'NOBODY2222' }, 'There is no affiliate with the code NOBODY2222'],
    [{ rate: '35', organization: 'NONE' }, 'There is no organization with the tag NONE'],
    [{ rate: '35', affiliate: 'A', organization: 'B' }, 'Name one payee at most'],
  ])('refuses %o', async (wrong, message) => {
    await expect(run({ from: '2026-01-01', ...wrong })).rejects.toThrow(message);
  });

  it('prints one line and ends with exit code 2 on a refusal', async () => {
    const environment = { DATABASE_URL: books.partners.shop.test.url };
    expect(await runHere(environment, ['ledger', 'simulate', '--rate', '35'])).toEqual({
      code: 2,
      out: '',
      err: 'Name the first day (UTC), such as 2026-01-31\n',
    });
  });
});
