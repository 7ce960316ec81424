import type { PayoutLineView, PayoutRunSummary } from '@closewise/contracts/admin';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adminApi } from '../../../test/admin-api';
import { answer } from '../../../test/api';
import { renderApp } from '../../../test/render-app';

beforeAll(() => import('../AdminPage'));
beforeEach(() => {
  adminApi.user();
});

const run: PayoutRunSummary = {
  runId: '2026-10',
  month: '2026-10',
  status: 'executing',
  provider: 'stripe',
  preparedAt: '2026-11-22T06:00:00.000Z',
  preparedBy: 'system',
  approvedAt: '2026-11-22T15:00:00.000Z',
  approvedBy: 'maria',
  executedAt: '2026-11-22T15:01:00.000Z',
  executedBy: ['omar', 'maria'],
  endedAt: null,
  ended: null,
  lines: 3,
  paidLines: 2,
  payCents: 32_000,
  paidCents: 12_000,
  counts: { 'not-paid': 1, open: 0, requested: 0, failed: 1, held: 0, paid: 1 },
};
const paid: PayoutLineView = {
  payee: { kind: 'affiliate', label: 'MAPLE7K4M' },
  name: 'Ana Lopez',
  balanceCents: 13_000,
  withinHoldCents: 1000,
  disputedCents: 0,
  payCents: 12_000,
  accountId: 'acct_1',
  status: 'paid',
  reason: null,
  words: 'paid tr_1',
  transferId: 'tr_1',
  reversedCents: 0,
};
const refused: PayoutLineView = {
  ...paid,
  payee: { kind: 'organization', label: 'HAR' },
  name: null,
  payCents: 20_000,
  status: 'failed',
  reason: 'account_closed',
  words: 'refused: the provider no longer has the account',
  transferId: null,
};
const runs = (...all: PayoutRunSummary[]) =>
  answer('get', '/api/admin/payouts', { success: true, runs: all });
const lines = (...all: PayoutLineView[]) =>
  answer('get', '/api/admin/payouts/2026-10', { success: true, run, total: all.length, lines: all });

it('says which runs there are, who has approved them and what is paid, and leads to their lines', async () => {
  runs(run);
  lines(paid, refused);
  const { user } = renderApp('/admin?tab=affiliates&view=payouts');
  expect(await screen.findByText('$120.00 of $320.00 paid, to 1 payee')).toBeVisible();
  expect(screen.getByText('Being paid')).toBeVisible();
  expect(screen.getByText(/^Prepared by system, Nov 22, 2026/)).toBeVisible();
  expect(screen.getByText(/^Approved by maria, Nov 22, 2026/)).toBeVisible();
  expect(screen.getByText(/^Executed by omar, maria, Nov 22, 2026/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Show the run 2026-10' }));
  const row = await screen.findByRole('row', { name: /HAR/ });
  expect(within(row).getByText('refused: the provider no longer has the account')).toBeVisible();
  expect(within(row).getByText('account_closed')).toBeVisible();
  expect(within(row).getByText('$200.00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'MAPLE7K4M: open the ledger' })).toHaveAttribute(
    'href',
    '/admin?tab=affiliates&view=ledger&affiliate=MAPLE7K4M',
  );
  expect(screen.getByText('Ana Lopez')).toBeVisible();
});

it('shows the lines of one state', async () => {
  const asked = lines(refused);
  const { user } = renderApp('/admin?tab=affiliates&view=payouts&run=2026-10');
  await user.selectOptions(await screen.findByLabelText('Show'), 'Refused (1)');
  expect(await screen.findByRole('row', { name: /HAR/ })).toBeVisible();
  expect(asked.some(({ search }) => search.includes('only=failed'))).toBe(true);
});

it('says that there is no run yet', async () => {
  runs();
  renderApp('/admin?tab=affiliates&view=payouts');
  expect(await screen.findByText('No run was prepared yet.')).toBeVisible();
});
