import { orderView, payoutRunView } from '@closewise/contracts/admin';
import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adminApi, ann, session } from '../../test/admin-api';
import { answer } from '../../test/api';
import { operationsApi } from '../../test/operations-api';
import { ana, har, partnersApi } from '../../test/partners-api';
import { renderApp } from '../../test/render-app';

beforeAll(() => import('./AdminPage'));

const order = orderView.parse(orderView.meta()?.['example']);
const failedAt = '2026-11-21T10:00:00.000Z';

/** Data with every kind of item that an admin can act on. */
beforeEach(() => {
  adminApi.user({ ...ann, isAdmin: false, role: 'auditor' });
  adminApi.settings();
  adminApi.sessions(session('s1', 'Firefox on Linux', true));
  adminApi.secondFactor();
  adminApi.audit(0);
  adminApi.admins({
    adminId: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
    username: 'bob',
    role: 'admin',
    status: 'active',
    reason: null,
    secondFactor: true,
    isYou: false,
  });
  partnersApi.overview();
  partnersApi.visitors({ total: 0, today: 0, since: null });
  partnersApi.list([ana]);
  partnersApi.activity();
  partnersApi.organizations({ ...har, tag: 'ABOR', name: 'Austin Board', status: 'waiting' }, har);
  partnersApi.trialBalance();
  partnersApi.explain('stripe-pi_3Q');
  operationsApi.reports({
    id: 'stripe-pi_3Q',
    reportId: '4711000000000042',
    status: 'failed',
    reason: 'No rules',
    changedAt: failedAt,
    revision: 1,
  });
  operationsApi.jobs({ id: 'j1', queue: 'send-mail', error: 'The server said 550', failedAt });
  operationsApi.consumers({
    name: 'reporting.reports@1',
    state: 'stopped',
    eventsBehind: 3,
    error: 'Unknown',
  });
  answer('get', '/api/admin/orders', { success: true, orders: [order.order], total: 1 });
  answer('get', '/api/admin/orders/stripe-pi_3Q', order);
  answer('get', '/api/admin/payouts', { success: true, runs: [] });
  answer('get', '/api/admin/payouts/2026-10', payoutRunView.parse(payoutRunView.meta()?.['example']));
  answer('get', '/api/admin/ledger/accounts', {
    success: true,
    asOf: null,
    total: 0,
    paymentId: null,
    accounts: [],
  });
  answer('get', '/api/admin/ledger/integrity', {
    success: true,
    seal: null,
    verification: { running: false, last: null },
  });
});

/** Buttons that only change what is shown; sortable column headings are exempt too. */
const looking = /^(Search|Refresh|Show ledger|More .*|Close|Previous|Next)$/;

const enabledControls = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('button')
    .concat(within(screen.getByRole('tabpanel')).queryAllByRole('switch'))
    .filter((control) => !control.matches(':disabled') && !control.closest('th'))
    .map((control) => control.getAttribute('aria-label') ?? control.textContent)
    .filter((name) => !looking.test(name));

/** Each screen with a text that appears once it has loaded. */
const screens: readonly (readonly [query: string, awaited: RegExp])[] = [
  ['', /1 projection or reactor stopped/],
  ['?tab=overview&view=orders', /^@example$/],
  ['?tab=overview&view=orders&order=stripe-pi_3Q', /The provider confirmed the payment/],
  ['?tab=overview&view=operations', /The server said 550/],
  ['?tab=affiliates', /^@example$/],
  ['?tab=affiliates&view=organizations', /Austin Board/],
  ['?tab=affiliates&view=ledger', /Nothing is sealed yet/],
  ['?tab=affiliates&view=payouts', /No runs yet/],
  ['?tab=affiliates&view=payouts&run=2026-10', /2026-10/],
  ['?tab=settings', /Buyer Report Price/],
  ['?tab=security&view=persons', /only admins can look up/],
  ['?tab=marketing', /Ready in under 2 minutes/],
];

it.each(screens)(
  '[AD-07] offers an auditor nothing on /admin%s that the server would refuse',
  async (query, awaited) => {
    const { user } = renderApp(`/admin${query}`);
    expect((await screen.findAllByText(awaited)).length).toBeGreaterThan(0);
    for (const more of screen.queryAllByRole('button', { name: /^More / })) await user.click(more);
    expect(enabledControls()).toEqual([]);
  },
);

it('[AD-07] lets an auditor change only their own account', async () => {
  renderApp('/admin?tab=security');
  expect(await screen.findByText('bob')).toBeVisible();
  await screen.findByText('You are not signed in anywhere else.');
  await screen.findByRole('button', { name: 'Set up second factor' });
  expect(enabledControls()).toEqual(['Update Admin Credentials', 'Set up second factor']);
});
