import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { api } from '../../../test/api';
import { organizationApi } from '../../../test/organization-api';
import { renderApp } from '../../../test/render-app';

beforeAll(() => import('./DashboardPage'));
beforeEach(() => {
  organizationApi.session();
  organizationApi.dashboard();
});

const call = '/api/organization/update-credentials';
const labels = ['Current password', 'New password', 'Confirm new password'] as const;
const right = ['four unrelated words', 'five other unrelated words', 'five other unrelated words'];
const form = () => within(screen.getByRole('form', { name: 'Update credentials' }));
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

async function fillIn(passwords: readonly string[] = right) {
  const { user } = renderApp('/organization/AUSTIN/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Update credentials' }));
  for (const [index, label] of labels.entries()) {
    const text = passwords[index];
    if (text) fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
  }
  await user.click(form().getByRole('button', { name: 'Update credentials' }));
  return user;
}

it.each([
  ['Current password', ['', right[1]!, right[2]!], 'Please enter your current password'],
  ['New password', [right[0]!, '', ''], 'Please enter a new password'],
  ['Confirm new password', [right[0]!, right[1]!, 'something else'], 'New passwords do not match'],
  [
    'New password',
    [right[0]!, 'fifteen letters', 'fifteen letters'],
    'New password must be at least 16 characters long',
  ],
])('[OR-02] %s: %j is rejected with "%s", and nothing is sent', async (label, passwords, message) => {
  await fillIn(passwords);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveFocus();
});

it('[OR-02] sets the new password, confirms it and closes the form', async () => {
  const sent = organizationApi.updateCredentials();
  await fillIn();
  expect(await toasts().findByText('Credentials updated successfully')).toBeVisible();
  expect(toasts().getByText('Success')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      organizationId: 'AUSTIN',
      organizationTag: 'AUSTIN',
      currentPassword: right[0],
      newPassword: right[1],
      confirmPassword: right[2],
    },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Update credentials' })).toHaveFocus());
});

it('[OR-02] Cancel clears the input', async () => {
  const user = await fillIn(['one', '', '']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Update credentials' }));
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});

it('[OR-02] shows a wrong current password at its field and in a toast', async () => {
  const message = 'The current password is incorrect. Please try again.';
  api.refuse('post', call, 403, message, { code: 'organizations.wrong-password' });
  await fillIn();
  expect(await toasts().findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Current password')).toHaveFocus();
});

it('[OR-02] shows that an update failed if the connection is lost', async () => {
  api.breakOff('post', call);
  await fillIn();
  expect(await toasts().findByText('Failed to update credentials')).toBeVisible();
  expect(form().getByRole('alert')).toHaveTextContent('Failed to update credentials');
});

it('[OR-02] an update after the session has expired requires a new login', async () => {
  api.refuse('post', call, 401, 'Please log in first');
  await fillIn();
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
});
