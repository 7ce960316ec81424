import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adminApi } from '../../../test/admin-api';
import { api } from '../../../test/api';
import { paste, renderApp } from '../../../test/render-app';

const price = () => screen.findByLabelText('Buyer Report Price ($)');
const saveButton = () => screen.getByRole('button', { name: 'Save Settings' });

beforeAll(() => import('../AdminPage'));
beforeEach(() => {
  adminApi.user();
  adminApi.settings();
});

it('[AD-04] saves a new price with its reason, and nothing that was not changed', async () => {
  const sent = adminApi.saveSettings('2900');
  const { user } = renderApp('/admin?tab=settings');
  expect(await price()).toHaveValue(25);
  expect(saveButton()).toBeDisabled();
  await user.clear(await price());
  await paste(user, await price(), '29');
  await paste(user, screen.getByLabelText('Reason'), ' Autumn price ');
  adminApi.settings('2900');
  await user.click(saveButton());
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ BUYER_REPORT_PRICE: '29', reason: 'Autumn price' }]);
  await waitFor(() => expect(saveButton()).toBeDisabled());
  expect(await price()).toHaveValue(29);
  expect(screen.getByLabelText('Reason')).toHaveValue('');
});

it('[AD-04] closes the site, and shows beforehand what visitors will see', async () => {
  const sent = adminApi.saveSettings('2500', 'true');
  const { user } = renderApp('/admin?tab=settings');
  await price();
  expect(screen.queryByText(/Site Under Renovation/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: 'Maintenance Mode' }));
  expect(screen.getByText(/Site Under Renovation/)).toBeVisible();
  await user.click(saveButton());
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(sent[0]?.body).toEqual({ maintenance_mode: 'true' });
});

it('saves only the price of premium', async () => {
  const sent = adminApi.saveSettings('2500');
  const { user } = renderApp('/admin?tab=settings');
  const premium = await screen.findByLabelText('Premium Upgrade Price ($)');
  expect(premium).toHaveValue(10);
  await user.clear(premium);
  await paste(user, premium, '12.5');
  await user.click(saveButton());
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ PREMIUM_PRICE: '12.5' }]);
});

it.each(['', '-1', '12.345'])('[AD-04] rejects "%s" as a price', async (typed) => {
  const { user } = renderApp('/admin?tab=settings');
  await user.clear(await price());
  if (typed) await paste(user, await price(), typed);
  await user.click(saveButton());
  expect(await screen.findByText('Enter a price in dollars and cents, such as 29.00')).toBeVisible();
  expect(await price()).toHaveFocus();
});

it.each([
  [
    "the server's words",
    () => api.refuse('put', '/api/admin/settings', 400, 'Price must be between $0.50 and $1,000.00'),
    'Price must be between $0.50 and $1,000.00',
  ],
  [
    'the words for a call that broke off',
    () => api.breakOff('put', '/api/admin/settings'),
    'Failed to save settings. Please try again.',
  ],
])('[AD-04] a failure shows %s and keeps the form', async (_, refuse, message) => {
  refuse();
  const { user } = renderApp('/admin?tab=settings');
  await user.clear(await price());
  await paste(user, await price(), '2000');
  await user.click(saveButton());
  expect(await screen.findByText(message)).toBeVisible();
  expect(await price()).toHaveValue(2000);
});

it('[AD-04] reports that nothing was saved, even if the tab was left before the response', async () => {
  const { user } = renderApp('/admin?tab=settings');
  await user.clear(await price());
  await paste(user, await price(), '29');
  const message = 'Somebody has changed the settings meanwhile';
  const letRefuse = api.refuseLater('put', '/api/admin/settings', 409, message);
  await user.click(saveButton());
  await user.click(screen.getByRole('tab', { name: 'Security' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Save|Saving/ })).toBeNull());
  letRefuse();
  const toasts = screen.getByRole('region', { name: 'Notifications' });
  expect(await within(toasts).findByText(message)).toBeVisible();
});

it('shows that settings could not be loaded, and loads them on demand', async () => {
  api.breakOff('get', '/api/admin/settings');
  const { user } = renderApp('/admin?tab=settings');
  expect(await screen.findByText('This could not be loaded. Please try again.')).toBeVisible();
  adminApi.settings('3100');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await price()).toHaveValue(31);
});
