import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type {
  AccountView,
  ExplainedSaleView,
  LedgerAccountsView,
  LedgerIntegrityView,
} from '@closewise/contracts/admin';
import { adminApi } from '../../../test/admin-api';
import { answer, api } from '../../../test/api';
import { partnersApi } from '../../../test/partners-api';
import { paste, renderApp } from '../../../test/render-app';

beforeAll(async () => {
  await Promise.all([import('../AdminPage'), import('./BalanceChart')]);
});

type Entry = AccountView['entries'][number];

const entry = (number: number, kind: Entry['kind'], cents: number, balanceCents: number): Entry => ({
  number,
  at: `2026-11-0${number}T10:00:00.000Z`,
  kind,
  cents,
  balanceCents,
  paymentId: kind === 'forfeiture' || kind.startsWith('payout') ? null : `pay-${number}`,
  runId: kind.startsWith('payout') ? '2026-10' : null,
  stream: `sale-pay-${number}`,
  version: 0,
  eventId: `event-${number}`,
});
const entries = [entry(1, 'sale', 1000, 1000), entry(2, 'sale', 750, 1750), entry(3, 'reversal', -1000, 750)];
const account = (
  shown: Entry[],
  payee: AccountView['payee'] = { kind: 'affiliate', label: 'MAPLE7K4M' },
) => ({
  payee,
  asOf: null,
  balanceCents: shown.at(-1)?.balanceCents ?? 0,
  disputedCents: 0,
  total: shown.length,
  before: { entries: 0, balanceCents: 0 },
  rateChanges: [
    { at: '2026-11-02T08:00:00.000Z', ratePercent: 30, eventId: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10' },
  ],
  entries: shown,
  months: [{ month: '2026-11', sales: 1, cents: 750 }],
});

const fact = (what: string, eventId: string): ExplainedSaleView['steps'][number] => ({
  what,
  at: '2026-11-02T09:00:00.000Z',
  by: 'admin ann',
  stream: 'affiliate-ana',
  version: 2,
  eventId,
  eventType: 'CommissionRateSet',
});

const integrity = (running: boolean) =>
  answer('get', '/api/admin/ledger/integrity', {
    success: true,
    seal: {
      number: 17,
      sealedFacts: 2140,
      chainHash: '0f5b',
      sealedAt: '2026-11-21T10:00:00.000Z',
    },
    verification: {
      running,
      last: {
        outcome: 'differs',
        lines: ['differences\t1', 'changed\tsale-pay-1@0'],
        at: '2026-11-21T10:05:00.000Z',
      },
    },
  } satisfies LedgerIntegrityView);

beforeEach(() => {
  adminApi.user();
  partnersApi.trialBalance();
  answer('get', '/api/admin/ledger/accounts', {
    success: true,
    asOf: null,
    total: 2,
    paymentId: null,
    accounts: [
      { kind: 'house', label: 'house', name: null, entries: 3, balanceCents: 5000, disputedCents: 0 },
      {
        kind: 'affiliate',
        label: 'OAKB2',
        name: 'Ben Ito',
        entries: 2,
        balanceCents: -250,
        disputedCents: 750,
      },
    ],
  } satisfies LedgerAccountsView);
  integrity(false);
  for (const number of [1, 2, 3])
    partnersApi.explain(`pay-${number}`, fact('The commission rate was set to 30%', 'rate'), {
      ...fact(`Payment ${number} was split`, `event-${number}`),
      eventType: 'SaleSplit',
    });
});

const ledger = '/admin?tab=affiliates&view=ledger';

const stepOf = (what: string) => screen.getByText(what).closest('li');

it('[LE-03] shows the requested account as of the chosen day', async () => {
  const asked = partnersApi.account('affiliates/MAPLE7K4M', account(entries));
  const { user, router } = renderApp(ledger);
  await user.click(await screen.findByRole('button', { name: 'Show ledger' }));
  expect(await screen.findByText('Enter a referral code')).toBeVisible();
  await paste(user, screen.getByLabelText('Referral code'), 'maple7k4m');
  await paste(user, screen.getByLabelText('As of'), '2026-11-30');
  await user.click(screen.getByRole('button', { name: 'Show ledger' }));
  expect(await screen.findByRole('region', { name: 'Account of MAPLE7K4M' })).toBeVisible();
  expect(asked[0]?.search).toContain('page=1');
  expect(asked[0]?.search).toContain('asOf=2026-11-30');
  expect(await screen.findByText('At the end of Nov 30, 2026, UTC')).toBeVisible();
  expect(screen.queryByText('In November 2026')).not.toBeInTheDocument();
  expect(router.state.location.search).toContain('affiliate=MAPLE7K4M&asOf=2026-11-30');
});

it("[LE-03] lists all accounts as of the trial balance's day, with links as of that day", async () => {
  const listed = answer('get', '/api/admin/ledger/accounts', {
    success: true,
    asOf: '2026-10-01T00:00:00.000Z',
    total: 1,
    paymentId: null,
    accounts: [
      { kind: 'affiliate', label: 'OAKB2', name: null, entries: 1, balanceCents: 400, disputedCents: 0 },
    ],
  });
  renderApp(`${ledger}&asOf=2026-09-30`);
  const link = await screen.findByRole('link', { name: 'OAKB2' });
  expect(link).toHaveAttribute('href', expect.stringContaining('asOf=2026-09-30'));
  expect(listed[0]?.search).toContain('asOf=2026-09-30');
  expect(screen.getAllByText('At the end of Sep 30, 2026, UTC')).toHaveLength(2);
});

it("[LE-03] shows an account's disputed amount in the list and on its page", async () => {
  partnersApi.account('affiliates/MAPLE7K4M', { ...account(entries), disputedCents: 750 });
  renderApp(`${ledger}&affiliate=MAPLE7K4M`);
  const row = (await screen.findByRole('link', { name: 'OAKB2' })).closest('tr')!;
  expect(within(row).getByRole('cell', { name: '$7.50' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Disputed' })).toBeVisible();
  expect(await screen.findByText('$7.50 of it is disputed and not paid out')).toBeVisible();
});

it('[LE-03] steps through the entries with buttons and keys, and explains each', async () => {
  partnersApi.account('affiliates/MAPLE7K4M', account(entries));
  const { user, router } = renderApp(`${ledger}&affiliate=MAPLE7K4M`);
  expect(await screen.findByText('Entry 3 of 3')).toBeVisible();
  expect(screen.getByText('In November 2026')).toBeVisible();
  expect(screen.getByRole('heading', { name: /reversed after a refund/ })).toBeVisible();
  expect(await screen.findByText('Payment 3 was split')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next entry' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Previous entry' }));
  expect(screen.getByText('Entry 2 of 3')).toBeVisible();
  const facts = screen.getByRole('heading', { name: 'Share of a sale' }).parentElement!.parentElement!;
  for (const text of ['+$7.50', '$17.50', 'sale-pay-2', 'event-2', 'Nov 2, 2026, 10:00:00 UTC'])
    expect(within(facts).getByText(text)).toBeVisible();
  expect(await screen.findByText('Payment 2 was split')).toBeVisible();
  expect(stepOf('Payment 2 was split')).toHaveTextContent('This entry');
  expect(stepOf('The commission rate was set to 30%')).not.toHaveTextContent('This entry');
  expect(screen.getAllByText(/by admin ann/)).toHaveLength(2);
  await waitFor(() => expect(router.state.location.search).toContain('entry=2'));

  await user.click(screen.getByRole('button', { name: 'Show entry 1' }));
  expect(screen.getByRole('slider', { name: 'Entry' })).toHaveValue('1');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Entry 1 of 3');
});

it('[LE-03] links each sum of the trial balance to the entries behind it', async () => {
  const house = { kind: 'general', label: 'house' } as const;
  const asked = partnersApi.account('general/house', account(entries, house));
  const { user } = renderApp(`${ledger}&asOf=2026-11-30`);
  await user.click(await screen.findByRole('link', { name: 'Show the entries: Closewise' }));
  expect(await screen.findByRole('region', { name: 'Account of Closewise' })).toBeVisible();
  expect(asked[0]?.search).toContain('asOf=2026-11-30');
  expect(screen.getByRole('link', { name: 'Download entries (CSV)' })).toHaveAttribute(
    'href',
    '/api/admin/ledger/general/house/entries.csv?asOf=2026-11-30',
  );
  expect(screen.getByLabelText('Referral code')).toHaveValue('');
  expect(await screen.findByText('Payment 3 was split')).toBeVisible();
});

it("[LE-03] lists the chart's figures in a table", async () => {
  partnersApi.account('organizations/HAR', account(entries, { kind: 'organization', label: 'HAR' }));
  renderApp(`${ledger}&organization=HAR&entry=1`);
  const table = await screen.findByRole('table', { name: 'Entries' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1Share of a sale.*\+\$10\.00\$10\.00/),
    expect.stringMatching(/^2Share of a sale.*\+\$7\.50\$17\.50/),
    expect.stringMatching(/^3Share reversed.*-\$10\.00\$7\.50/),
  ]);
  expect(screen.getByText('Entry 1 of 3')).toBeVisible();
});

it('[LE-04] explains that future sales offset a negative balance', async () => {
  partnersApi.account('affiliates/MAPLE7K4M', account([entry(1, 'reversal', -1000, -1000)]));
  renderApp(`${ledger}&affiliate=MAPLE7K4M`);
  expect(await screen.findByText(/Future sales offset it/)).toBeVisible();
});

it('shows a forfeiture without a payment, and an account without entries', async () => {
  partnersApi.account('affiliates/MAPLE7K4M', account([entry(1, 'forfeiture', -1000, 0)]));
  const { router } = renderApp(`${ledger}&affiliate=MAPLE7K4M`);
  expect(await screen.findByText(/This entry has no payment/)).toBeVisible();
  partnersApi.account('affiliates/OAKB2', account([]));
  await router.navigate(`${ledger}&affiliate=OAKB2`);
  expect(await screen.findByText(/No sale has been credited/)).toBeVisible();
});

it('[LE-03] a payout entry names its run and its approver', async () => {
  partnersApi.explain('event-1', {
    ...fact('The payout run 2026-10 was approved by maria (admin)', 'event-0'),
    eventType: 'PayoutRunApproved',
  });
  partnersApi.account('affiliates/MAPLE7K4M', account([entry(1, 'payout', -12_000, 0)]));
  renderApp(`${ledger}&affiliate=MAPLE7K4M`);
  expect(await screen.findByRole('heading', { name: 'Payout requested from the provider' })).toBeVisible();
  expect(screen.getByText('Payout run').nextSibling).toHaveTextContent('2026-10');
  expect(await screen.findByText('The payout run 2026-10 was approved by maria (admin)')).toBeVisible();
});

it('[LE-03] a correction shows its reason and its author', async () => {
  const why = 'maria (self-declared) corrected the balance by -$12.50: credited twice';
  partnersApi.explain('event-1', { ...fact(why, 'event-1'), eventType: 'BalanceCorrected' });
  const corrected = { ...entry(1, 'correction', -1250, -1250), paymentId: null, runId: null };
  partnersApi.account('affiliates/MAPLE7K4M', account([corrected]));
  renderApp(`${ledger}&affiliate=MAPLE7K4M`);
  expect(await screen.findByRole('heading', { name: 'Corrected by an operator' })).toBeVisible();
  expect(await screen.findByText(why)).toBeVisible();
});

it("shows the server's message for an unknown code", async () => {
  api.refuse('get', '/api/admin/ledger/affiliates/NOBODY', 404, 'There is no affiliate with the code NOBODY');
  renderApp(`${ledger}&affiliate=NOBODY`);
  expect(await screen.findByText('There is no affiliate with the code NOBODY')).toBeVisible();
});

it.each([
  [0, 'The books balance'],
  [5, 'The books do not balance. Run ledger verify.'],
])('[LE-02] reports a difference of %i cents: %s', async (differenceCents, words) => {
  partnersApi.trialBalance({ differenceCents });
  renderApp(ledger);
  expect(await screen.findByText(words)).toBeVisible();
});

it('[LE-03] lists and searches all accounts with balances, and names next to codes', async () => {
  const { user } = renderApp(ledger);
  const table = await screen.findByRole('table', { name: 'All accounts' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['Closewise3$50.00', 'OAKB2Ben Ito2$7.50-$2.50$7.50 disputed']);
  expect(within(table).getByRole('link', { name: 'OAKB2' })).toHaveAttribute(
    'href',
    expect.stringContaining('affiliate=OAKB2'),
  );
  const asked = answer('get', '/api/admin/ledger/accounts', {
    success: true,
    asOf: null,
    total: 0,
    paymentId: null,
    accounts: [],
  });
  await paste(user, screen.getByLabelText('Code, tag, name, payment or report'), 'pi_3Q');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('No accounts match.')).toBeVisible();
  expect(asked[0]?.search).toContain('search=pi_3Q');
});

it('shows the last seal and verification, and starts a verification', async () => {
  const { user } = renderApp(ledger);
  const card = within(await screen.findByRole('region', { name: 'Seals and verification' }));
  expect(await card.findByText(/^Seal 17, created/)).toBeVisible();
  expect(card.getByText('Differences found')).toBeVisible();
  expect(card.getByText('changed: sale-pay-1@0')).toBeVisible();
  const asked = answer('post', '/api/admin/ledger/verify', {
    success: true,
    message: 'The ledger is being verified',
  });
  integrity(true);
  await user.click(card.getByRole('button', { name: 'Verify now' }));
  expect(await card.findByText('A verification is running. It reads the whole log.')).toBeVisible();
  expect(asked).toHaveLength(1);
  expect(card.getByRole('button', { name: 'Verify now' })).toBeDisabled();
});

it('[LE-03] shows a range of days and the rate changes, and offers a CSV', async () => {
  const asked = partnersApi.account('affiliates/MAPLE7K4M', {
    ...account(entries),
    before: { entries: 1, balanceCents: 1000 },
  });
  renderApp(`${ledger}&affiliate=MAPLE7K4M&from=2026-11-02`);
  const table = await screen.findByRole('table', { name: 'Entries' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('slider')).toHaveAttribute('min', '2');
  expect(screen.getByText('At the start of Nov 2, 2026, UTC')).toBeVisible();
  expect(screen.getByText('Nov 2, 2026, 08:00:00 UTC: 30% of each sale from then on')).toBeVisible();
  expect(asked[0]?.search).toContain('from=2026-11-02');
  expect(screen.getByRole('link', { name: 'Download entries (CSV)' })).toHaveAttribute(
    'href',
    '/api/admin/ledger/affiliates/MAPLE7K4M/entries.csv?from=2026-11-02',
  );
});

it('[LE-03] links each figure to its explanation, and shows account names', async () => {
  partnersApi.account('affiliates/MAPLE7K4M', account(entries));
  answer('get', '/api/admin/ledger/accounts', {
    success: true,
    asOf: null,
    total: 1,
    paymentId: null,
    accounts: [
      {
        kind: 'organization',
        label: 'HAR',
        name: 'Houston Realtors',
        entries: 2,
        balanceCents: 500,
        disputedCents: 0,
      },
    ],
  } satisfies LedgerAccountsView);
  const { user } = renderApp(`${ledger}&affiliate=MAPLE7K4M`);
  expect(await screen.findByText('Entry 3 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Explain +$10.00 in entry 1' }));
  expect(screen.getByRole('heading', { name: 'Explanation' })).toHaveFocus();
  expect(await screen.findByText('Payment 1 was split')).toBeVisible();
  expect(stepOf('Payment 1 was split')).toHaveTextContent('This entry');
  await user.click(screen.getByRole('button', { name: 'Explain this balance' }));
  expect(screen.getByText('Entry 3 of 3')).toBeVisible();
  expect(await screen.findByText('Payment 3 was split')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show the entries' })).toHaveAttribute(
    'href',
    `${ledger}&affiliate=MAPLE7K4M&from=2026-11-01&asOf=2026-11-30`,
  );
  expect(screen.getByText('Houston Realtors')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explain $5.00 of HAR' })).toHaveAttribute(
    'href',
    `${ledger}&organization=HAR`,
  );
});
