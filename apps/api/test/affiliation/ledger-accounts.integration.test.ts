import type {
  AccountView,
  LedgerAccountsView,
  LedgerIntegrityView,
  TrialBalanceView,
} from '@closewise/contracts/admin';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { SealLedger } from '../../src/affiliation/seals/seal-ledger.js';
import { FirstOrganization } from '../../src/organizations/registration/first-organization.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import type { Browser } from '../administration/browser.js';
import { waitFor } from '../wait-for.js';
import { dispute } from '../payouts/seeded-payees.js';
import { operator, Partners } from './partners.js';

describe('the ledger for auditors', () => {
  let partners: Partners;
  let admin: Browser;
  let auditor: Browser;
  let code: string;
  let paymentId: string;

  const signIn = async (username: string, role: 'admin' | 'auditor'): Promise<Browser> => {
    const issued = await partners.commands.execute(
      new CreateAdmin(username, { role, password: null }, operator()),
    );
    const browser = partners.browser();
    await browser.signIn(issued.username, issued.password);
    return browser;
  };

  beforeAll(async () => {
    partners = await Partners.open();
    admin = await signIn('ann', 'admin');
    auditor = await signIn('paul', 'auditor');
    await partners.join('ana@example.com', { name: 'Ana Lopez' });
    ({ code } = await partners.affiliate('ana@example.com'));
    paymentId = await partners.sell(code);
    await waitFor(async () => {
      if ((await accounts('', admin)).total <= 2) throw new Error('The sale is not in the books yet');
    });
  });
  afterAll(() => partners?.close());

  const accounts = async (search: string, browser: Browser): Promise<LedgerAccountsView> =>
    (await browser.send('GET', `/api/admin/ledger/accounts?search=${encodeURIComponent(search)}`)).json();
  const labels = async (search: string, browser = admin) =>
    (await accounts(search, browser)).accounts.map(({ label }) => label);

  it('[LE-03] finds accounts by code, name and payment, but not by names hidden from the reader', async () => {
    const { accounts: all } = await accounts('', admin);
    expect(all.at(-1)).toEqual({
      kind: 'affiliate',
      label: code,
      name: 'Ana Lopez',
      entries: 1,
      balanceCents: 1000,
      disputedCents: 0,
    });
    expect(await labels(code.toLowerCase())).toEqual([code]);
    expect(await labels('lopez')).toEqual([code]);
    expect(await labels('lopez', auditor)).toEqual([]);
    expect(await labels('100%_no')).toEqual([]);
    const moved = await accounts(paymentId, auditor);
    expect([moved.paymentId, moved.accounts.map(({ label }) => label)]).toEqual([
      paymentId,
      expect.arrayContaining([code, 'house', 'buyers']),
    ]);
    expect(await labels(paymentId.replace('simulated-', ''))).toContain(code);
  });

  it('[LE-03] finds the entries of a report’s payment', async () => {
    const [{ id }] = (await partners.shop.test.database.query(
      `select data->>'reportId' as id from events.events where type = 'PaymentSucceeded' and data->>'paymentId' = $1`,
      [paymentId],
    )) as [{ id: string }];
    expect((await accounts(id, admin)).paymentId).toBe(paymentId);
    expect(await labels(id)).toContain(code);
    expect((await accounts('4503599627370497', admin)).total).toBe(0);
  });

  it('[LE-03] shows disputed amounts in the list, in the account, and as of an earlier day', async () => {
    const store = partners.get(EventStore);
    const own = async (query = ''): Promise<AccountView> =>
      (await admin.send('GET', `/api/admin/ledger/affiliates/${code}${query}`)).json();
    await dispute(store, paymentId, { amountCents: 500 });
    await waitFor(async () => expect((await own()).disputedCents).toBe(1000));
    expect((await accounts(code, auditor)).accounts).toMatchObject([
      { label: code, balanceCents: 1000, disputedCents: 1000 },
    ]);
    expect((await own('?asOf=2026-01-01')).disputedCents).toBe(0);
    await dispute(store, paymentId, { amountCents: 500, outcome: 'won' });
    await waitFor(async () => expect((await own()).disputedCents).toBe(0));
  });

  it('[LE-03] lists each account’s balance at a time, which add up to the trial balance at that time', async () => {
    const own = async (query = ''): Promise<AccountView> =>
      (await admin.send('GET', `/api/admin/ledger/affiliates/${code}${query}`)).json();
    const rows = async (asOf: string): Promise<(string | number)[][]> => {
      const answer = await admin.send('GET', `/api/admin/ledger/accounts?asOf=${asOf}`);
      return answer
        .json<LedgerAccountsView>()
        .accounts.map(({ label, entries, balanceCents }) => [label, entries, balanceCents]);
    };
    await partners.sell(code);
    await waitFor(async () => expect((await own()).total).toBe(2));
    const second = (await own()).entries[1]!.at;
    expect(await rows(second)).toEqual([
      ['buyers', 1, -2500],
      ['house', 1, 1500],
      [code, 1, 1000],
    ]);
    const { trialBalance } = (
      await admin.send('GET', `/api/admin/ledger/trial-balance?asOf=${second}`)
    ).json<TrialBalanceView>();
    expect(trialBalance).toMatchObject({ cashCents: 2500, affiliatesCents: 1000, houseCents: 1500 });
    expect((await own(`?asOf=${second}`)).months).toMatchObject([{ sales: 1, cents: 1000 }]);
    expect((await own()).months).toMatchObject([{ sales: 2, cents: 2000 }]);
    expect((await own(`?asOf=2999-01-01`)).months).toMatchObject([{ sales: 2, cents: 2000 }]);
    expect(await rows('2020-01-01')).toEqual([]);
    const moved = await admin.send('GET', `/api/admin/ledger/accounts?search=${paymentId}&asOf=2020-01-01`);
    expect(moved.json<LedgerAccountsView>().total).toBe(0);
    expect((await admin.send('GET', '/api/admin/ledger/accounts?asOf=yesterday')).statusCode).toBe(400);
  });

  it('[LE-03] shows organizations’ names, except to auditors', async () => {
    await partners.get(FirstOrganization).make();
    await partners.join('bo@example.com', { isHarMember: true, harMemberId: '7' });
    await partners.sell((await partners.affiliate('bo@example.com')).code);
    const har = async (search: string, browser: Browser) =>
      (await accounts(search, browser)).accounts.find(({ label }) => label === 'HAR')?.name;
    await waitFor(async () =>
      expect(await har('houston assoc', admin)).toBe('Houston Association of Realtors'),
    );
    expect(await har('har', auditor)).toMatch(/^\(hidden /);
    expect(await har('houston assoc', auditor)).toBeUndefined();
  });

  it('exports the entries of a date range as CSV', async () => {
    const file = await auditor.send('GET', `/api/admin/ledger/affiliates/${code}/entries.csv`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.split('\r\n')[1]).toMatch(/^1,.*,sale,1000,1000,10\.00,10\.00,simulated-/);
    const later = `/api/admin/ledger/affiliates/${code}/entries.csv?from=2999-01-01`;
    expect((await auditor.send('GET', later)).body.split('\r\n')).toHaveLength(2);
    expect((await auditor.send('GET', later.replace('2999-01-01', 'tomorrow'))).statusCode).toBe(400);
  });

  it('[LE-03] shows the house and buyers’ accounts like those of payees', async () => {
    const read = (path: string) => auditor.send('GET', `/api/admin/ledger/general/${path}`);
    const house = (await read('house')).json<AccountView>();
    expect(house).toMatchObject({ payee: { kind: 'general', label: 'house' }, rateChanges: [] });
    expect(house.entries[0]).toMatchObject({ number: 1, kind: 'sale', cents: 1500, paymentId });
    const buyers = (await read('Buyers')).json<AccountView>();
    expect(buyers.entries[0]).toMatchObject({ cents: -2500, balanceCents: -2500 });
    const file = await read('house/entries.csv');
    expect(file.headers['content-disposition']).toBe('attachment; filename="closewise-ledger-house.csv"');
    expect(file.body.split('\r\n')[1]).toMatch(/^1,.*,sale,1500,1500,15\.00,15\.00,simulated-/);
    const unknown = await read('petty-cash');
    expect([unknown.statusCode, unknown.json<{ message: string }>().message]).toEqual([
      404,
      'There is no account petty-cash; the general accounts are buyers, provider-fees, house, in-transit, paid-out',
    ]);
  });

  it('[LE-06] is verified at an admin’s request and shows the result', async () => {
    await partners.get(SealLedger).run(new AbortController().signal);
    const integrity = async (): Promise<LedgerIntegrityView> =>
      (await auditor.send('GET', '/api/admin/ledger/integrity')).json();
    expect((await integrity()).seal?.number).toBeGreaterThan(0);
    expect((await auditor.send('POST', '/api/admin/ledger/verify')).statusCode).toBe(403);
    expect((await admin.send('POST', '/api/admin/ledger/verify')).statusCode).toBe(200);
    await waitFor(async () => {
      const { running, last } = (await integrity()).verification;
      expect([running, last?.outcome]).toEqual([false, 'clean']);
      expect(last?.lines).toContain('differences\t0');
    });
  });
});
