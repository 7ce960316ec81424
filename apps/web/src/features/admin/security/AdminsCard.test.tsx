import type { ListedAdmin } from '@closewise/contracts/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminApi, ann, session } from '../../../test/admin-api';
import { answer, api } from '../../../test/api';
import { paste, renderApp } from '../../../test/render-app';

const you: ListedAdmin = {
  adminId: '5b1e0d5c-3a6e-4f0e-9a11-6f1d2c3b4a5f',
  username: 'ann',
  role: 'admin',
  status: 'active',
  reason: null,
  secondFactor: true,
  isYou: true,
};
const bob: ListedAdmin = {
  ...you,
  adminId: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
  username: 'bob',
  secondFactor: false,
  isYou: false,
};
const list = '/api/admin/admins';

beforeAll(() => import('../AdminPage'));
beforeEach(() => {
  adminApi.user();
  adminApi.settings();
  adminApi.sessions(session('s1', 'Firefox on Linux', true));
  adminApi.secondFactor();
  adminApi.audit(0);
  adminApi.admins(you, bob);
});

const card = () => screen.findByRole('region', { name: 'Admins and auditors' });

describe('admins and auditors', () => {
  it('[AD-07] are added with a password that is shown once', async () => {
    const sent = answer('post', list, {
      success: true,
      message: 'paul can now sign in',
      password: 'kfzm-wqtx',
    });
    const { user } = renderApp('/admin?tab=security');
    const shown = within(await card());
    await user.click(await shown.findByRole('button', { name: 'Add an account' }));
    expect(shown.getByLabelText('Username')).toHaveFocus();
    await user.click(shown.getByRole('button', { name: 'Add' }));
    expect(await shown.findByText('Enter a username')).toBeVisible();
    await paste(user, shown.getByLabelText('Username'), 'paul');
    await user.click(shown.getByRole('button', { name: 'Add' }));
    expect(await shown.findByText('kfzm-wqtx')).toBeVisible();
    expect(sent[0]?.body).toEqual({ username: 'paul', role: 'auditor', password: null });
    await user.click(shown.getByRole('button', { name: 'I have saved it' }));
    expect(shown.queryByText('kfzm-wqtx')).toBeNull();
  });

  it('[AD-07] lose or change their role with a reason, but cannot do so themselves', async () => {
    const role = answer('put', `${list}/${bob.adminId}/role`, { success: true, message: 'Changed' });
    const { user } = renderApp('/admin?tab=security');
    const shown = within(await card());
    const demote = await shown.findByRole('button', { name: 'Make bob an auditor' });
    expect(shown.queryByRole('button', { name: 'Revoke ann' })).toBeNull();
    await user.click(demote);
    const form = within(shown.getByRole('form', { name: 'Make bob an auditor' }));
    await user.click(form.getByRole('button', { name: 'Make bob an auditor' }));
    expect(await form.findByText('Enter a reason. It is recorded with this change.')).toBeVisible();
    await paste(user, form.getByLabelText('Reason'), 'checks the books');
    await user.click(form.getByRole('button', { name: 'Make bob an auditor' }));
    await waitFor(() => expect(role[0]?.body).toEqual({ role: 'auditor', reason: 'checks the books' }));
  });

  it('show why the last admin cannot be revoked', async () => {
    api.refuse('post', `${list}/${bob.adminId}/revoke`, 409, 'This is the last admin');
    const { user } = renderApp('/admin?tab=security');
    const shown = within(await card());
    await user.click(await shown.findByRole('button', { name: 'Revoke bob' }));
    const form = within(shown.getByRole('form', { name: 'Revoke bob' }));
    await paste(user, form.getByLabelText('Reason'), 'left');
    await user.click(form.getByRole('button', { name: 'Revoke bob' }));
    expect(await form.findByRole('alert')).toHaveTextContent('This is the last admin');
  });
});

describe('an auditor', () => {
  beforeEach(() => void adminApi.user({ ...ann, isAdmin: false, role: 'auditor' }));

  it('sees that access is read-only, and cannot change other accounts', async () => {
    renderApp('/admin?tab=security');
    expect(await screen.findByText(/Read-only access/)).toBeVisible();
    const shown = within(await card());
    expect(await shown.findByText('bob')).toBeVisible();
    expect(shown.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Update Admin Credentials' })).toBeEnabled();
  });

  it('sees the settings in a disabled form', async () => {
    renderApp('/admin?tab=settings');
    expect(await screen.findByLabelText(/Buyer Report Price/)).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save Settings' })).toBeDisabled();
  });
});
