import { orderView, type OrderListItem, type OrderView } from '@closewise/contracts/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { adminApi } from '../../../test/admin-api';
import { answer, answerLater, api } from '../../../test/api';
import { partnersApi } from '../../../test/partners-api';
import { paste, renderApp } from '../../../test/render-app';

beforeAll(() => import('../AdminPage'));
beforeEach(() => {
  adminApi.user();
  partnersApi.explain('stripe-pi_3Q');
});

const view = orderView.parse(orderView.meta()?.['example']);
const { order } = view;
const list = (...orders: OrderListItem[]) =>
  answer('get', '/api/admin/orders', { success: true, orders, total: orders.length });
const read = (change: Partial<OrderView> = {}) =>
  answer('get', '/api/admin/orders/stripe-pi_3Q', { ...view, ...change });
const page = '/admin?tab=overview&view=orders&order=stripe-pi_3Q';
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

it('lists orders with links; the server searches and filters by state and status', async () => {
  const asked = list({ ...order, refundedCents: 500 });
  const { user } = renderApp('/admin?tab=overview&view=orders');
  const row = await screen.findByRole('row', { name: /CW-7K4M9-Q2D8X/ });
  expect(row).toHaveTextContent('bea@example.com');
  expect(row).toHaveTextContent('Houston, TX');
  expect(within(row).getByText('$5.00 refunded')).toBeVisible();
  expect(within(row).getByText('Partly refunded')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the order CW-7K4M9-Q2D8X' })).toHaveAttribute('href', page);
  await paste(user, screen.getByLabelText('Search orders'), 'bea@');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.selectOptions(screen.getByLabelText('State'), 'TX');
  await user.selectOptions(screen.getByLabelText('Status'), 'Refunded');
  await screen.findByRole('row', { name: /CW-7K4M9-Q2D8X/ });
  expect(asked.map(({ search }) => Object.fromEntries(new URLSearchParams(search)))).toContainEqual({
    page: '1',
    pageSize: '25',
    search: 'bea@',
    state: 'TX',
    status: 'refunded',
  });
});

it('shows that no order matches, and all orders again on demand', async () => {
  list();
  const { user } = renderApp('/admin?tab=overview&view=orders&search=nobody');
  expect(await screen.findByText('No orders match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all orders' }));
  expect(await screen.findByText('No orders yet')).toBeVisible();
});

const explainSplit = () =>
  partnersApi.explain('stripe-pi_3Q', {
    what: '$25.00 was split: affiliate $10.00, organization $0.00, house $15.00',
    at: '2026-11-21T10:00:00.000Z',
    by: 'system',
    stream: 'sale-stripe-pi_3Q',
    version: 0,
    eventId: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
    eventType: 'SaleSplit',
  });

it('shows an order with its payment, emails, history and split', async () => {
  read();
  explainSplit();
  renderApp(page);
  expect(await screen.findByRole('heading', { name: 'Order CW-7K4M9-Q2D8X' })).toBeVisible();
  expect(screen.getByText('Visa •••• 4242')).toBeVisible();
  expect(screen.getByText('Link to the report')).toBeVisible();
  expect(screen.getByText('The provider confirmed the payment of $25.00')).toBeVisible();
  expect(await screen.findByText(/affiliate \$10.00/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the ledger of MAPLE7K4M' })).toBeVisible();
});

it.each([
  ['report', 'Link to the report'],
  ['report-again', 'Link to the report, sent again'],
  ['premium-report', 'Premium receipt'],
  ['found-reports', 'Links to all of the buyer’s reports'],
  ['refund', 'Refund notice'],
  ['refund-failed', 'Refund failure notice'],
])('names an email of kind %s', async (kind, words) => {
  read({ mails: [{ ...view.mails[0]!, kind }] });
  explainSplit();
  renderApp(page);
  expect(await screen.findByText(words)).toBeVisible();
});

it('shows that a sale has not been split yet, and the split as soon as it exists', async () => {
  read();
  const message = 'The sale of the payment stripe-pi_3Q has not been shared yet. Try again in a moment';
  const code = 'affiliation.sale-unknown';
  api.refuse('get', '/api/admin/ledger/explain/stripe-pi_3Q', 404, message, { code });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
  renderApp(page);
  expect(await screen.findByText('This sale has not been split yet.')).toBeVisible();
  explainSplit();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await screen.findByText(/affiliate \$10.00/)).toBeVisible();
});

it('emails the link and generates the report again, or shows why not', async () => {
  read();
  const mailed = answer('post', '/api/admin/orders/stripe-pi_3Q/mail', {
    success: true,
    message: 'On its way',
  });
  const generated = answer('post', '/api/admin/orders/stripe-pi_3Q/generate', {
    success: true,
    message: 'Being generated',
  });
  const { user } = renderApp(page);
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
  expect(await toasts().findByText('On its way')).toBeVisible();
  expect(mailed[0]?.body).toEqual({ number: 1 });
  read({ order: { ...order, cannotMail: 'No email address is known for this report' } });
  await user.click(screen.getByRole('button', { name: 'Generate the report again' }));
  expect(await toasts().findByText('Being generated')).toBeVisible();
  expect(generated[0]?.body).toEqual({ revision: 1 });
  expect(await screen.findByText('No email address is known for this report.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeDisabled();
});

it('refunds a part with a reason, validates the amount, and shows a refusal', async () => {
  read();
  const { user } = renderApp(page);
  await user.click(await screen.findByRole('button', { name: 'Refund the payment stripe-pi_3Q' }));
  const amount = screen.getByLabelText('Amount ($)');
  expect(amount).toHaveValue('25.00');
  await user.clear(amount);
  await paste(user, amount, '25.01');
  await user.click(screen.getByRole('button', { name: 'Refund now' }));
  expect(await screen.findByText('Enter an amount from $0.01 to $25.00')).toBeVisible();
  expect(screen.getByText('Enter a reason. It is recorded with the refund.')).toBeVisible();
  await user.clear(amount);
  await paste(user, amount, '5');
  await paste(user, screen.getByLabelText('Reason'), 'Wrong county');
  api.refuse('post', '/api/admin/payments/stripe-pi_3Q/refunds', 409, 'This payment is disputed');
  await user.click(screen.getByRole('button', { name: 'Refund now' }));
  expect(await screen.findByText('This payment is disputed')).toBeVisible();
  const sent = answer('post', '/api/admin/payments/stripe-pi_3Q/refunds', {
    success: true,
    message: '$5.00 was refunded',
    refund: { number: 1, status: 'accepted' },
  });
  await user.click(screen.getByRole('button', { name: 'Refund now' }));
  expect(await toasts().findByText('$5.00 was refunded')).toBeVisible();
  expect(sent[0]?.body).toEqual({ amountCents: 500, alreadyCents: 0, reason: 'Wrong county' });
  expect(screen.queryByLabelText('Amount ($)')).toBeNull();
});

it('confirms a refund, even if its form was closed before the response', async () => {
  read();
  const { user } = renderApp(page);
  await user.click(await screen.findByRole('button', { name: 'Refund the payment stripe-pi_3Q' }));
  await paste(user, screen.getByLabelText('Reason'), 'Wrong county');
  const letAnswer = answerLater('post', '/api/admin/payments/stripe-pi_3Q/refunds', {
    success: true,
    message: '$25.00 was refunded',
    refund: { number: 1, status: 'accepted' },
  });
  await user.click(screen.getByRole('button', { name: 'Refund now' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const asked = read();
  letAnswer();
  expect(await toasts().findByText('$25.00 was refunded')).toBeVisible();
  await waitFor(() => expect(asked).not.toEqual([]));
});

it('reports a refused refund, even if its form was closed before the response', async () => {
  read();
  const { user } = renderApp(page);
  await user.click(await screen.findByRole('button', { name: 'Refund the payment stripe-pi_3Q' }));
  await paste(user, screen.getByLabelText('Reason'), 'Wrong county');
  const path = '/api/admin/payments/stripe-pi_3Q/refunds';
  const letRefuse = api.refuseLater('post', path, 409, 'This payment is disputed');
  await user.click(screen.getByRole('button', { name: 'Refund now' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  letRefuse();
  expect(await toasts().findByText('This payment is disputed')).toBeVisible();
});
