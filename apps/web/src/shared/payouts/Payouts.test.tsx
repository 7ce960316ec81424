import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayoutOverviewView } from '@closewise/contracts/payouts';
import { answer, api } from '../../test/api';
import { organizationApi } from '../../test/organization-api';
import { renderApp } from '../../test/render-app';

beforeAll(() => import('../../features/organizations/dashboard/DashboardPage'));

const path = '/organization/AUSTIN/dashboard';
const address = '/api/organization/AUSTIN/payouts';
const of = { month: '2026-10', amountCents: 12_050 };
const none: PayoutOverviewView['next'] = { status: 'below-minimum', lackingCents: 9_950 };
const told = (view: Partial<PayoutOverviewView>) =>
  answer('get', address, {
    success: true,
    balanceCents: 50,
    disputedCents: 0,
    minimumCents: 10_000,
    heldUntil: null,
    setup: 'ready',
    last: null,
    next: none,
    ...view,
  } satisfies PayoutOverviewView);
const panel = async (name = 'Payouts') => within(await screen.findByRole('region', { name }));
const inSpanish = 'Ver las cifras y los pagos en español';

beforeEach(() => {
  sessionStorage.clear();
  organizationApi.session();
  organizationApi.dashboard();
});

it('shows the last payout, what was returned of it, and the next payout', async () => {
  told({
    last: { status: 'paid', ...of, at: '2026-11-22T15:00:00.000Z', cameBackCents: 2_000 },
    next: {
      status: 'expected',
      month: '2026-11',
      amountCents: 15_000,
      from: '2026-12-22',
      laterCents: 3_000,
    },
  });
  renderApp(path);
  expect(await (await panel()).findByText('$120.50')).toBeVisible();
  const payouts = await panel();
  expect(payouts.getByText(/^Paid on November 22, 2026, .* up to the end of October 2026\./)).toBeVisible();
  expect(payouts.getByText(/^\$20\.00 of it came back/)).toBeVisible();
  expect(payouts.getByText('$150.00')).toBeVisible();
  expect(payouts.getByText(/^Expected from December 22, 2026 on, .* end of November 2026\./)).toBeVisible();
  expect(payouts.getByText(/^Another \$30\.00 from newer sales follows/)).toBeVisible();
});

describe('before the first payout', () => {
  it('shows what is missing to the next payout', async () => {
    told({});
    renderApp(path);
    expect(await (await panel()).findByText('Nothing has been paid to you yet.')).toBeVisible();
    expect((await panel()).getByText('$99.50 to go')).toBeVisible();
    expect((await panel()).getByText(/^Payouts start at \$100\./)).toBeVisible();
  });

  it('[LE-04] explains in both languages that a negative balance is carried forward', async () => {
    told({ balanceCents: -250, next: { status: 'negative', owedCents: 250 } });
    const { user } = renderApp(path);
    const said = /your balance is \$2\.50 below zero\. It is carried forward/;
    expect(await (await panel()).findByText(said)).toBeVisible();
    await user.click(screen.getByRole('button', { name: inSpanish }));
    expect(
      (await panel('Pagos')).getByText(/su saldo está \$2\.50 por debajo de cero\. Pasa al mes siguiente/),
    ).toBeVisible();
  });
});

it.each<[PayoutOverviewView['next'], RegExp]>([
  [{ status: 'prepared', ...of }, /prepared\. Someone at Closewise checks it/],
  [{ status: 'being-paid', ...of }, /is being paid now/],
  [{ status: 'refused', ...of, problem: 'account-incomplete' }, /needs something more from you/],
  [{ status: 'refused', ...of, problem: 'account-closed' }, /no longer has your payout account/],
  [{ status: 'refused', ...of, problem: 'other' }, /refused it, and we are looking into why/],
  [{ status: 'held', ...of, problem: 'amount-changed' }, /balance changed after the payout was prepared/],
  [{ status: 'blocked', ...of, from: '2026-11-22', reason: 'not-onboarded' }, /^Set up your payout account/],
])('explains what the next payout is waiting for: %j', async (next, said) => {
  told({ next });
  renderApp(path);
  expect(await (await panel()).findByText(said)).toBeVisible();
  expect((await panel()).getByText('$120.50')).toBeVisible();
});

it('shows disputed amounts and the hold after a change, in both languages', async () => {
  told({ disputedCents: 1_180, heldUntil: '2026-12-05T15:00:00.000Z' });
  const { user } = renderApp(path);
  expect(
    await (await panel()).findByText(/^\$11\.80 of your balance comes from sales that buyers dispute/),
  ).toBeVisible();
  expect((await panel()).getByText(/nothing is paid out before December 5, 2026\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: inSpanish }));
  expect((await panel('Pagos')).getByText(/^\$11\.80 de su saldo vienen de ventas/)).toBeVisible();
  expect(
    (await panel('Pagos')).getByText(/no se paga nada antes del 5 de diciembre de 2026\./),
  ).toBeVisible();
});

it('shows why the last payout was refused, and that the money is still owed', async () => {
  told({ last: { status: 'refused', ...of, at: '2026-11-22T15:00:00.000Z', problem: 'account-closed' } });
  renderApp(path);
  expect(await (await panel()).findByText(/October 2026 was refused on November 22, 2026/)).toBeVisible();
  expect((await panel()).getByText(/Set one up again on this page/)).toBeVisible();
});

it('switches to Spanish with the statements, and stays so after a reload', async () => {
  told({ last: { status: 'paid', ...of, at: '2026-11-22T15:00:00.000Z', cameBackCents: 0 } });
  answer('get', '/api/organization/AUSTIN/statements', { success: true, months: ['2026-10'] });
  const { user } = renderApp(path);
  await (await panel()).findByText('$120.50');
  await user.click(screen.getByRole('button', { name: inSpanish }));
  const spoken = await panel('Pagos');
  expect(spoken.getByText(/^Pagado el 22 de noviembre de 2026, .* fin de octubre de 2026\./)).toBeVisible();
  expect(spoken.getByText('Faltan $99.50').closest('[lang]')).toHaveAttribute('lang', 'es');
  const statements = await panel('Estados de cuenta');
  expect(
    statements.getByRole('link', { name: 'Estado de cuenta de octubre de 2026 en PDF' }),
  ).toHaveAttribute('href', '/api/organization/AUSTIN/statements/2026-10.pdf?lang=es');
  cleanup();
  const back = renderApp(path);
  expect(await (await panel('Pagos')).findByText('$120.50')).toBeVisible();
  await back.user.click(screen.getByRole('button', { name: 'Show figures and payouts in English' }));
  expect(await panel()).toBeTruthy();
});

it('shows that the payouts could not be loaded, and loads them on demand', async () => {
  api.breakOff('get', address);
  const { user } = renderApp(path);
  expect(await (await panel()).findByText(/^Your payouts could not be loaded/)).toBeVisible();
  told({});
  await user.click((await panel()).getByRole('button', { name: 'Try again' }));
  expect(await (await panel()).findByText('$99.50 to go')).toBeVisible();
});
