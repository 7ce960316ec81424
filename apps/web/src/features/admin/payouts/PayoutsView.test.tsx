import type { PayoutLineView, PayoutRunSummary, PayoutRunView } from '@closewise/contracts/admin';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adminApi, ann } from '../../../test/admin-api';
import { answer, api } from '../../../test/api';
import { paste, renderApp } from '../../../test/render-app';

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
  preparedVia: 'system',
  approvedAt: '2026-11-22T15:00:00.000Z',
  approvedBy: 'maria',
  approvedVia: 'admin',
  executedAt: '2026-11-22T15:01:00.000Z',
  executedBy: ['omar', 'ben'],
  executedVia: ['operator', 'admin'],
  endedAt: null,
  ended: null,
  lines: 3,
  payableLines: 2,
  paidLines: 1,
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
const shown = (
  changes: Partial<PayoutRunSummary> = {},
  more: Partial<PayoutRunView> = {},
  ...all: PayoutLineView[]
) =>
  answer('get', '/api/admin/payouts/2026-10', {
    success: true,
    run: { ...run, ...changes },
    isRunning: false,
    obstacles: { approve: null, execute: null },
    total: all.length,
    lines: all,
    ...more,
  } satisfies PayoutRunView);
const lines = (...all: PayoutLineView[]) => shown({}, {}, ...all);
const prepared: Partial<PayoutRunSummary> = {
  status: 'prepared',
  approvedAt: null,
  approvedBy: null,
  approvedVia: null,
  executedAt: null,
  executedBy: [],
  executedVia: [],
  paidLines: 0,
  paidCents: 0,
  counts: { 'not-paid': 1, open: 2, requested: 0, failed: 0, held: 0, paid: 0 },
};
const approved: Partial<PayoutRunSummary> = {
  ...prepared,
  status: 'approved',
  approvedAt: run.approvedAt,
  approvedBy: 'maria',
  approvedVia: 'admin',
};
const changed = (verb: string, changes: Partial<PayoutRunSummary>) =>
  answer('post', `/api/admin/payouts/2026-10/${verb}`, { success: true, run: { ...run, ...changes } });
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));
const runPage = '/admin?tab=affiliates&view=payouts&run=2026-10';
const button = (name: string) => screen.getByRole('button', { name });
/** The amounts in the dialog, as text. */
const amounts = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

it('lists runs with approvers and paid amounts, and links to their lines', async () => {
  runs(run);
  lines(paid, refused);
  const { user } = renderApp('/admin?tab=affiliates&view=payouts');
  expect(await screen.findByText('$120.00 of $320.00 paid, to 1 payee')).toBeVisible();
  expect(screen.getByText('Being paid')).toBeVisible();
  expect(screen.getByText(/^Prepared by system, Nov 22, 2026/)).toBeVisible();
  expect(screen.getByText(/^Approved by maria \(admin\), Nov 22, 2026/)).toBeVisible();
  expect(screen.getByText(/^Executed by omar \(self-declared\), ben \(admin\), Nov 22, 2026/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Open run 2026-10' }));
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

it('filters the lines by status', async () => {
  const asked = lines(refused);
  const { user } = renderApp('/admin?tab=affiliates&view=payouts&run=2026-10');
  await user.selectOptions(await screen.findByLabelText('Show'), 'Refused (1)');
  expect(await screen.findByRole('row', { name: /HAR/ })).toBeVisible();
  expect(asked.some(({ search }) => search.includes('only=failed'))).toBe(true);
});

it('shows that there is no run yet', async () => {
  runs();
  renderApp('/admin?tab=affiliates&view=payouts');
  expect(await screen.findByText('No runs yet.')).toBeVisible();
});

it('prepares the run of a month, and opens it', async () => {
  runs();
  shown(prepared);
  const sent = answer('post', '/api/admin/payouts', { success: true, run: { ...run, ...prepared } });
  const { user } = renderApp('/admin?tab=affiliates&view=payouts');
  const month = await screen.findByLabelText('Month');
  expect(month).toHaveValue(monthBeforeToday());
  await user.clear(month);
  await user.type(month, '2026-13');
  await user.click(button('Prepare run'));
  expect(await screen.findByText('Invalid month. Use YYYY-MM, for example 2026-10.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(month);
  await user.type(month, '2026-10');
  await user.click(button('Prepare run'));
  expect(await screen.findByRole('heading', { name: 'Run 2026-10' })).toBeVisible();
  expect(sent[0]?.body).toEqual({ month: '2026-10' });
  expect(await toasts().findByText('Run 2026-10 is prepared')).toBeVisible();
  expect(toasts().getByText('It pays $320.00 to 2 payees.')).toBeVisible();
});

it('shows why a run cannot be prepared, and offers none while another is open', async () => {
  runs();
  const message = 'The run of 2026-11 can be prepared from 2026-12-22 on';
  api.refuse('post', '/api/admin/payouts', 409, message, { code: 'payouts.hold-not-over' });
  const { user } = renderApp('/admin?tab=affiliates&view=payouts');
  await user.click(await screen.findByRole('button', { name: 'Prepare run' }));
  expect(await screen.findByText(message)).toBeVisible();
  runs(run);
  await user.click(button('Prepare run'));
  expect(
    await screen.findByText(
      'Only one run can be open at a time. Finish run 2026-10 before you prepare the next one.',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Prepare run' })).toBeNull();
});

it('approves a run after the amounts and the password were confirmed', async () => {
  shown(prepared);
  api.refuse('post', '/api/admin/payouts/2026-10/approve', 403, 'Enter your password again to continue', {
    code: 'administration.confirmation-required',
  });
  const confirmed = adminApi.confirm();
  const { user } = renderApp(runPage);
  await user.click(await screen.findByRole('button', { name: 'Approve run' }));
  expect(screen.getByRole('dialog', { name: 'Approve run 2026-10?' })).toBeVisible();
  expect(amounts()).toEqual(['Pays: $320.00 to 2 payees', 'Not paid by this run: 1 payee']);
  await user.click(button('Approve'));
  await paste(user, await screen.findByLabelText('Password'), 'secret');
  const sent = changed('approve', approved);
  shown(approved);
  await user.click(button('Continue'));
  expect(await toasts().findByText('Run 2026-10 is approved')).toBeVisible();
  expect([confirmed.length, sent.length]).toEqual([1, 1]);
  expect(await screen.findByRole('button', { name: 'Execute run' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows why an admin cannot approve or execute a run, and offers the other actions', async () => {
  const words = 'ann prepared the run 2026-10: another person has to approve it';
  shown(prepared, { obstacles: { approve: words, execute: 'The run is not approved yet' } });
  renderApp(runPage);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve run' })).toBeNull();
  expect(screen.queryByText('The run is not approved yet')).toBeNull();
  expect(button('Cancel run')).toBeVisible();
});

it('executes a run, and shows its progress and result', async () => {
  shown(approved);
  const sent = changed('execute', approved);
  const { user } = renderApp(runPage);
  await user.click(await screen.findByRole('button', { name: 'Execute run' }));
  expect(amounts()).toEqual(['Pays now: $320.00 to 2 payees']);
  const begun = {
    ...approved,
    executedAt: run.executedAt,
    executedBy: ['ann'],
    executedVia: ['admin' as const],
  };
  shown(begun, { isRunning: true });
  await user.click(button('Pay now'));
  expect(await toasts().findByText('Run 2026-10 is being paid')).toBeVisible();
  expect(await screen.findByText('Payments are being made')).toBeVisible();
  expect(screen.queryByRole('button', { name: / run$/ })).toBeNull();
  expect(sent).toHaveLength(1);
  shown({}, {}, paid, refused);
  expect(await screen.findByRole('button', { name: 'Execute again' })).toBeVisible();
  expect(screen.queryByText('Payments are being made')).toBeNull();
});

it('executes the open lines again, or closes the run with a reason', async () => {
  shown();
  const again = changed('execute', {});
  const closed = changed('close', { status: 'completed' });
  const { user } = renderApp(runPage);
  await user.click(await screen.findByRole('button', { name: 'Execute again' }));
  expect(amounts()).toEqual(['Pays now: $200.00 to 1 payee', 'Already paid: $120.00 to 1 payee']);
  await user.click(button('Pay now'));
  expect(await toasts().findByText('Run 2026-10 is being paid')).toBeVisible();
  expect(again).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Close run' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Close run 2026-10?' }));
  expect(amounts()).toEqual(['Remains owed: $200.00 to 1 payee', 'Already paid: $120.00 to 1 payee']);
  await user.click(dialog.getByRole('button', { name: 'Close run' }));
  expect(await dialog.findByText('Enter a reason')).toBeVisible();
  await paste(user, dialog.getByLabelText('Reason'), ' account closed ');
  await user.click(dialog.getByRole('button', { name: 'Close run' }));
  expect(await toasts().findByText('Run 2026-10 is closed')).toBeVisible();
  expect(closed[0]?.body).toEqual({ reason: 'account closed' });
});

it('cannot be cancelled or closed while lines have no answer', async () => {
  shown({ counts: { ...run.counts, requested: 1, failed: 0 } });
  renderApp(runPage);
  expect(await screen.findByRole('button', { name: 'Execute again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancel run' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close run' })).toBeNull();
});

it("shows the server's refusal in the dialog, and refetches the run", async () => {
  shown(prepared);
  const message = 'The run 2026-10 was already approved';
  const letRefuse = api.refuseLater('post', '/api/admin/payouts/2026-10/approve', 409, message);
  const { user } = renderApp(runPage);
  await user.click(await screen.findByRole('button', { name: 'Approve run' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve run 2026-10?' }));
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await dialog.findByRole('button', { name: 'One moment...' })).toBeDisabled();
  shown(approved);
  letRefuse();
  expect(await dialog.findByText(message)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Execute run' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('cancels a run with a reason', async () => {
  shown(approved);
  const sent = changed('cancel', { status: 'cancelled' });
  const { user } = renderApp(runPage);
  await user.click(await screen.findByRole('button', { name: 'Cancel run' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel run 2026-10?' }));
  expect(amounts()).toEqual(['Remains owed: $320.00 to 2 payees']);
  await paste(user, dialog.getByLabelText('Reason'), 'a day early');
  await user.click(dialog.getByRole('button', { name: 'Cancel run' }));
  expect(await toasts().findByText('Run 2026-10 is cancelled')).toBeVisible();
  expect(sent[0]?.body).toEqual({ reason: 'a day early' });
});

it('shows that an action failed if the server did not answer', async () => {
  shown(approved);
  api.breakOff('post', '/api/admin/payouts/2026-10/execute');
  const { user } = renderApp(runPage);
  await user.click(await screen.findByRole('button', { name: 'Execute run' }));
  await user.click(button('Pay now'));
  expect(await screen.findByText('The action failed. Check the run before you try again.')).toBeVisible();
});

it('offers an auditor no actions', async () => {
  adminApi.user({ ...ann, role: 'auditor', isAdmin: false });
  runs(run);
  shown();
  const { user } = renderApp('/admin?tab=affiliates&view=payouts');
  await user.click(await screen.findByRole('link', { name: 'Open run 2026-10' }));
  expect(await screen.findByRole('heading', { name: 'Run 2026-10' })).toBeVisible();
  expect(await screen.findByLabelText('Show')).toBeVisible();
  expect(screen.queryByRole('button', { name: /run$|again/ })).toBeNull();
});

it('offers no actions for a run that has ended', async () => {
  shown({ status: 'completed', endedAt: '2026-11-22T15:05:00.000Z' });
  renderApp(runPage);
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(screen.queryByRole('button', { name: /run$|again/ })).toBeNull();
});

/** In the tests' time zone. */
function monthBeforeToday(): string {
  const now = new Date();
  return now.getMonth() === 0
    ? `${now.getFullYear() - 1}-12`
    : `${now.getFullYear()}-${String(now.getMonth()).padStart(2, '0')}`;
}
