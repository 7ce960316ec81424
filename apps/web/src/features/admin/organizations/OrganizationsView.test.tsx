import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adminApi } from '../../../test/admin-api';
import { har, partnersApi } from '../../../test/partners-api';
import { paste, renderApp } from '../../../test/render-app';

beforeAll(() => import('../AdminPage'));

const abor = {
  ...har,
  name: 'Austin Board',
  tag: 'ABOR',
  status: 'waiting' as const,
  contactName: 'Rita Moss',
};

beforeEach(() => {
  adminApi.user();
  partnersApi.organizations(abor, har);
});

it.each([
  ['Approve Austin Board', 'approve', 'ABOR was approved'],
  ['Reject Austin Board', 'reject', 'ABOR was rejected'],
])('[OR-07] %s requires a note about what was checked', async (button, verdict, message) => {
  const sent = partnersApi.decide('ABOR', verdict, message);
  const { user } = renderApp('/admin?tab=affiliates&view=organizations');
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText('Enter what you checked')).toBeVisible();
  expect(sent).toEqual([]);
  await paste(user, screen.getByLabelText('What did you check?'), 'Called them');
  await user.click(screen.getByRole('button', { name: button }));
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await toasts.findByText(message)).toBeVisible();
  expect(sent[0]?.body).toEqual({ note: 'Called them' });
});

it('[OR-07] an organization whose contact has not opened the link can only be rejected', async () => {
  partnersApi.organizations({ ...abor, linkOpened: false }, har);
  const sent = partnersApi.decide('ABOR', 'reject', 'ABOR was rejected');
  const { user } = renderApp('/admin?tab=affiliates&view=organizations');
  expect(await screen.findByText('Link not opened')).toBeVisible();
  expect(screen.getByText(/^The contact has not opened the emailed link yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve Austin Board' })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('What did you check?'), 'Nobody there knows{Enter}');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Reject Austin Board' }));
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await toasts.findByText('ABOR was rejected')).toBeVisible();
});

it('links an approved organization to its ledger and its dashboard', async () => {
  renderApp('/admin?tab=affiliates&view=organizations');
  expect(await screen.findByRole('link', { name: 'Open the ledger of HAR' })).toHaveAttribute(
    'href',
    '/admin?tab=affiliates&view=ledger&organization=HAR',
  );
  expect(screen.getByRole('link', { name: 'Open the dashboard of HAR' })).toHaveAttribute(
    'href',
    '/har/dashboard',
  );
  expect(screen.getByText(/Rita Moss/)).toBeVisible();
});
