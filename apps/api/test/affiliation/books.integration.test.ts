import type { AccountView, ExplainedSaleView, TrialBalanceView } from '@closewise/contracts/admin';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { TerminateAffiliate } from '../../src/affiliation/affiliates/affiliate.commands.js';
import { ledgerProjection } from '../ledger-projection.js';
import type { Browser } from '../administration/browser.js';
import { anEvent } from '../events.js';
import { liveAndRebuilt } from '../buyer/rebuilt-rows.js';
import { avoidMidnight } from '../avoid-midnight.js';
import { EventStore } from '../../src/platform/event-store/event-store.js';
import { runAttached } from '../process/run-attached.js';
import { runHere } from '../process/run-here.js';
import { Bookkeeping } from './bookkeeping.js';
import { operator } from './partners.js';

// Imported after Nest, which nest-commander requires.
const { LedgerExplainCommand, LedgerShowCommand, LedgerTrialBalanceCommand } =
  await import('../../src/affiliation/ledger/ledger.cli.js');

describe('the ledger', () => {
  let books: Bookkeeping;
  let admin: Browser;
  let code: string;
  let affiliateId: string;
  let paymentId: string;

  const get = async <View>(path: string): Promise<View> =>
    (await admin.send('GET', `/api/admin/ledger/${path}`)).json<View>();
  const ledger = (...args: string[]) => runHere(books.partners.shop.application, ['ledger', ...args]);

  beforeAll(async () => {
    await avoidMidnight();
    books = await Bookkeeping.open();
    await books.organization('HOUSTON');
    const membership = { organizationTag: 'HOUSTON', memberId: null };
    ({ affiliateId, code } = await books.affiliate('ana@example.com', { membership }));
    const { username, password } = await books.partners.commands.execute(
      new CreateAdmin('ann', { role: 'admin', password: null }, operator()),
    );
    admin = books.partners.browser();
    await admin.signIn(username, password);
  });
  afterAll(() => books?.close());

  it('[LE-02] [LE-04] reverses shares with refunds and a lost dispute, and restores them if it is won after all', async () => {
    const terms = await books.paidAtProvider(code);
    ({ paymentId } = terms);
    const balances = async (entries: number) => [
      await books.balanceAfter(entries, 'affiliate', code),
      await books.balanceAfter(entries, 'organization', 'HOUSTON'),
    ];
    expect(await balances(1)).toEqual([1000, 250]);
    const refunds = [{ refundId: 're_1', amountCents: 1000, status: 'made' }] as const;
    await books.tell(terms, { refunds });
    expect(await balances(2)).toEqual([600, 150]);
    const dispute = { disputeId: 'du_1', amountCents: 1500 };
    await books.tell(terms, { refunds, disputes: [{ ...dispute, status: 'lost' }] });
    expect(await balances(3)).toEqual([0, 0]);
    await books.tell(terms, { refunds, disputes: [{ ...dispute, status: 'won' }] });
    expect(await balances(4)).toEqual([600, 150]);
    const { trialBalance } = await get<TrialBalanceView>('trial-balance');
    expect(trialBalance).toMatchObject({ cashCents: 1500, houseCents: 750, differenceCents: 0 });
  });

  it('[LE-03] shows a payee at any time, with each entry and its event', async () => {
    const now = await get<AccountView>(`affiliates/${code.toLowerCase()}`);
    expect(now).toMatchObject({ balanceCents: 600, total: 4, months: [{ sales: 1, cents: 600 }] });
    expect(now.entries.map(({ kind, cents, balanceCents }) => [kind, cents, balanceCents])).toEqual([
      ['sale', 1000, 1000],
      ['reversal', -400, 600],
      ['reversal', -600, 0],
      ['restoration', 600, 600],
    ]);
    const [, , third] = now.entries;
    const then = await get<AccountView>(`affiliates/${code}?asOf=${third!.at}&page=1&pageSize=1`);
    expect(then).toMatchObject({ asOf: third!.at, balanceCents: 600, total: 2, entries: [{ number: 1 }] });
    const { at } = third!;
    expect(await get<AccountView>(`organizations/HOUSTON?asOf=${at}`)).toMatchObject({
      balanceCents: 150,
      total: 2,
    });
    const { trialBalance } = await get<TrialBalanceView>(`trial-balance?asOf=${at}`);
    expect(trialBalance).toMatchObject({ entries: 2, cashCents: 1500, affiliatesCents: 600 });
    const { application } = books.partners.shop;
    const shown = await runAttached(application, LedgerShowCommand, [], { affiliate: code, asOf: at });
    expect(shown.split('\n').map((line) => line.split('\t').slice(2, 5))).toEqual([
      ['sale', '$10.00', '$10.00'],
      ['reversal', '-$4.00', '$6.00'],
      [],
      [],
      [],
    ]);
    expect(shown).toContain(`balance of affiliate ${code}\t$6.00\ndisputed, not paid out\t$6.00`);
    const balance = await runAttached(application, LedgerTrialBalanceCommand, [], { asOf: at });
    expect(balance.split('\n')).toEqual([
      'entries\t2',
      'paid by buyers\t$15.00',
      "provider's fees\t$0.00",
      'affiliates\t$6.00',
      'organizations\t$1.50',
      'house\t$7.50',
      'payouts in transit\t$0.00',
      'paid out\t$0.00',
      'difference\t$0.00',
      '',
    ]);
    expect(await get<AccountView>('organizations/houston?asOf=2020-01-31')).toMatchObject({
      payee: { kind: 'organization', label: 'HOUSTON' },
      balanceCents: 0,
      entries: [],
    });
  });

  it.each([
    ['affiliates/NOBODY2222', 404, 'There is no affiliate with the code NOBODY2222'],
    ['organizations/NONE', 404, 'There is no organization with the tag NONE'],
    ['explain/pi_nowhere', 404, 'The books have no sale of the payment pi_nowhere'],
    ['trial-balance?asOf=31.10.2026', 400, 'The date must look like 2026-10-31'],
    ['trial-balance?asOf=2026-02-30', 400, 'The date must look like 2026-10-31'],
    ['affiliates/NOBODY2222?page=0', 400, 'Page must be a whole number'],
  ])('refuses %s with %i', async (path, status, message) => {
    const answer = await admin.send('GET', `/api/admin/ledger/${path}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      expect.objectContaining({ message: expect.stringContaining(message) as string }),
    ]);
  });

  it('[LE-03] explains a sale by payment, intent or any entry, from the order to the last reversal', async () => {
    const rate = { type: 'SetCommissionRate', ratePercent: 35, reason: 'agreed by letter' } as const;
    await books.partners.change(affiliateId, rate);
    const sale = await books.buy({ referralCode: code });
    await books.balanceAfter(5, 'affiliate', code);
    const explained = await get<ExplainedSaleView>(`explain/${sale}`);
    expect(explained.steps.map(({ eventType, by }) => [eventType, by])).toEqual([
      ['OrganizationApproved', 'operator'],
      ['AffiliateRegistered', 'operator'],
      ['CommissionRateSet', 'operator'],
      ['ReportRequested', 'buyer'],
      ['PaymentRequested', 'buyer'],
      ['PaymentSucceeded', expect.stringMatching(/buyer|provider/)],
      ['SaleSplit', 'system'],
    ]);
    const told = explained.steps.map(({ what }) => what);
    expect(told).toContain('The commission rate was set to 35%: agreed by letter');
    expect(told.at(-1)).toMatch(
      /commission 35%, override of HOUSTON 10%; affiliate \$8\.75, organization \$2\.50/,
    );
    const { eventId, stream, version } = explained.steps.at(-1)!;
    for (const asked of [sale.replace('simulated-', ''), eventId, `${stream}@${version}`])
      expect(await get(`explain/${asked}`)).toEqual(explained);
  });

  it('[LE-03] explains a refunded sale by the payment and by the reversal', async () => {
    const { entries } = await get<AccountView>(`affiliates/${code}`);
    const { steps } = await get<ExplainedSaleView>(`explain/${paymentId}`);
    expect(steps.map(({ eventType }) => eventType)).toEqual([
      'OrganizationApproved',
      'AffiliateRegistered',
      'ReportRequested',
      'PaymentRequested',
      'PaymentSucceeded',
      'SaleSplit',
      'PaymentRefunded',
      'SaleReversed',
      'PaymentDisputed',
      'DisputeClosed',
      'SaleReversed',
      'DisputeClosed',
      'SaleRestored',
    ]);
    const told = { success: true, paymentId, steps };
    for (const { eventId, stream, version } of entries.slice(0, 4))
      for (const asked of [eventId, `${stream}@${version}`])
        expect(await get(`explain/${asked}`)).toEqual(told);
  });

  it('explains the entry by which a termination forfeited the balance', async () => {
    const { affiliateId: gone, code: left } = await books.affiliate('gone@example.com');
    await books.buy({ referralCode: left });
    await books.balanceAfter(1, 'affiliate', left);
    await books.partners.commands.execute(new TerminateAffiliate(gone, 'spam', operator()));
    expect(await books.balanceAfter(2, 'affiliate', left)).toBe(0);
    const { entries } = await get<AccountView>(`affiliates/${left}`);
    const { paymentId: of, steps } = await get<ExplainedSaleView>(`explain/${entries[1]!.eventId}`);
    expect([entries[1]!.kind, of, steps.at(-1)!.what]).toEqual([
      'forfeiture',
      null,
      'The affiliate was terminated: spam',
    ]);
  });

  it('[LE-03] [LE-04] shows payouts as entries, and explains them with their approver', async () => {
    const { affiliateId: paid, code: of } = await books.affiliate('paid@example.com');
    const sale = await books.paidAtProvider(of);
    await books.balanceAfter(1, 'affiliate', of);
    const line = { runId: '2026-10', payee: { kind: 'affiliate', id: paid }, payCents: 1000 };
    const asked = { ...line, accountId: 'acct_1', attempt: 1, idempotencyKey: 'k1' };
    const run = { runId: '2026-10', month: '2026-10', asOf: '2026-11-22T06:00:00.000Z', provider: 'stripe' };
    const terms = { currency: 'usd', holdDays: 21, minimumCents: 1000, preparedBy: 'maria' };
    const { payee, payCents } = line;
    const amounts = { balanceCents: 1000, withinHoldCents: 0, payCents };
    const drawn = { payee, ...amounts, accountId: 'acct_1', reason: null };
    await books.partners
      .get(EventStore)
      .append('payout-book', 'no-stream', [
        anEvent({ runId: '2026-10', part: 1, lines: [drawn] }, 'PayoutLinesDrawn'),
        anEvent({ ...run, ...terms, lines: 2, paidLines: 1, payCents: 1000 }, 'PayoutRunPrepared'),
        anEvent({ runId: '2026-10', approvedBy: 'ana' }, 'PayoutRunApproved'),
        anEvent({ runId: '2026-10', executedBy: 'omar' }, 'PayoutExecutionStarted'),
        anEvent(asked, 'TransferRequested'),
        anEvent({ ...line, reasonCode: 'account_closed', attempt: 1 }, 'TransferFailed'),
        anEvent({ ...asked, attempt: 2, idempotencyKey: 'k2' }, 'TransferRequested'),
        anEvent({ ...line, transferId: 'tr_1' }, 'TransferSucceeded'),
      ]);
    expect(await books.balanceAfter(5, 'affiliate', of)).toBe(0);
    await books.tell(sale, { refunds: [{ refundId: 're_paid', amountCents: 2500, status: 'made' }] });
    expect(await books.balanceAfter(6, 'affiliate', of)).toBe(-1000);

    const { entries, months } = await get<AccountView>(`affiliates/${of}`);
    expect(entries.map(({ kind, cents, balanceCents, runId }) => [kind, cents, balanceCents, runId])).toEqual(
      [
        ['sale', 1000, 1000, null],
        ['payout', -1000, 0, '2026-10'],
        ['payout-failed', 1000, 1000, '2026-10'],
        ['payout', -1000, 0, '2026-10'],
        ['payout-paid', 0, 0, '2026-10'],
        ['reversal', -1000, -1000, null],
      ],
    );
    expect(months).toEqual([{ month: months[0]!.month, sales: 0, cents: 0 }]);

    const { trialBalance } = await get<TrialBalanceView>('trial-balance');
    expect(trialBalance).toMatchObject({ inTransitCents: 0, paidOutCents: 1000, differenceCents: 0 });
    const then = await get<TrialBalanceView>(`trial-balance?asOf=${entries[4]!.at}`);
    expect(then.trialBalance).toMatchObject({ differenceCents: 0 });

    const { steps } = await get<ExplainedSaleView>(`explain/${entries[4]!.eventId}`);
    expect(steps.map(({ what }) => what)).toEqual([
      'The payout run 2026-10 was prepared by maria (self-declared): $10.00 for 1 of 2 payees',
      'The payout run 2026-10 was approved by ana (self-declared)',
      'The payout run 2026-10 was executed by omar (self-declared)',
      'The provider was asked to pay $10.00 to acct_1',
      'The provider refused to pay $10.00 (account_closed), which is owed again',
      'The provider was asked to pay $10.00 to acct_1 (attempt 2)',
      'The provider paid $10.00 with the transfer tr_1',
    ]);

    const { application } = books.partners.shop;
    const shown = async (account: string) =>
      (await runAttached(application, LedgerShowCommand, [], { account })).trim().split('\n');
    expect((await shown('in-transit')).at(-1)).toBe('balance of in-transit\t$0.00');
    expect(await shown('paid-out')).toHaveLength(2);
    expect((await shown('buyers')).at(-1)).toMatch(/^balance of buyers\t-\$/);
  });

  it('[LE-03] is the same on the command line and in the API', async () => {
    const shown = await ledger('show', '--affiliate', code, '--json');
    const { balanceCents, entries } = await get<AccountView>(`affiliates/${code}`);
    expect([shown.code, JSON.parse(shown.out)]).toEqual([
      0,
      expect.objectContaining({ balanceCents, entries }),
    ]);
    const { application } = books.partners.shop;
    const early = { organization: 'houston', asOf: '2020-01-31' };
    expect(await runAttached(application, LedgerShowCommand, [], early)).toContain('$0.00');
    expect(await runAttached(application, LedgerTrialBalanceCommand, [])).toMatch(/difference\s+\$0\.00/);
    expect(await runAttached(application, LedgerExplainCommand, [paymentId])).toContain('was split');
  });

  it('refuses an invalid date on the command line with exit code 2', async () => {
    const refused = await ledger('show', '--organization', 'HOUSTON', '--as-of', 'yesterday');
    expect(refused).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^The date must look like 2026-10-31, .*\n$/),
    });
  });

  it.each([
    [
      'show',
      LedgerShowCommand,
      [],
      { affiliate: 'A', organization: 'B' },
      'Name one account: --affiliate CODE, --organization TAG or',
    ],
    [
      'show',
      LedgerShowCommand,
      [],
      { account: 'petty-cash' },
      'There is no account petty-cash; the general accounts are buyers, provider-fees, house, in-transit, paid-out',
    ],
    [
      'show',
      LedgerShowCommand,
      [],
      { affiliate: 'NOBODY2222' },
      'There is no affiliate with the code NOBODY2222',
    ],
    ['explain', LedgerExplainCommand, ['pi_nowhere'], {}, 'The books have no sale of the payment pi_nowhere'],
  ])(
    'refuses missing and conflicting references in ledger %s',
    async (_, command, args, options, message) => {
      await expect(runAttached(books.partners.shop.application, command, args, options)).rejects.toThrow(
        message,
      );
    },
  );

  it('[LE-01] is byte for byte the same after a rebuild from the events', async () => {
    const { live, rebuilt } = await liveAndRebuilt(books.partners.shop, ledgerProjection.name);
    expect(rebuilt).toEqual([live]);
  });
});
