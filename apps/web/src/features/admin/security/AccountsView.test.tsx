import type { AdminAction } from '@closewise/contracts/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { action, adminApi, ann, session } from '../../../test/admin-api';
import { answerLater, api } from '../../../test/api';
import { paste, renderApp } from '../../../test/render-app';

beforeAll(() => import('../AdminPage'));
beforeEach(() => {
  adminApi.user();
  adminApi.settings();
  adminApi.sessions(session('s1', 'Firefox on Linux', true));
  adminApi.secondFactor();
  adminApi.audit(0);
  adminApi.admins();
});

const toasts = () => screen.getByRole('region', { name: 'Notifications' });

describe('credentials', () => {
  type Typed = Partial<
    Record<'Current Password' | 'New Username' | 'New Password' | 'Confirm New Password', string>
  >;
  async function submit(typed: Typed) {
    const { user } = renderApp('/admin?tab=security');
    await user.click(await screen.findByRole('button', { name: 'Update Admin Credentials' }));
    for (const [label, value] of Object.entries(typed))
      await paste(user, screen.getByLabelText(label), value);
    await user.click(screen.getByRole('button', { name: 'Update Credentials' }));
    return user;
  }

  it.each<[Typed, title: string, description: string, focused: string]>([
    [
      { 'New Password': 'short', 'Confirm New Password': 'other' },
      'Current password required',
      'Please enter your current password to verify identity',
      'Current Password',
    ],
    [
      { 'Current Password': 'old', 'Confirm New Password': 'other' },
      'No changes specified',
      'Please enter a new username or password',
      'New Username',
    ],
    [
      { 'Current Password': 'old', 'New Password': 'short', 'Confirm New Password': 'other' },
      'Password mismatch',
      'New password and confirmation do not match',
      'Confirm New Password',
    ],
    [
      { 'Current Password': 'old', 'New Password': 'short', 'Confirm New Password': 'short' },
      'Password too short',
      'Password must be at least 8 characters long',
      'New Password',
    ],
  ])('[AD-05] are checked in order: %o', async (typed, title, description, focused) => {
    await submit(typed);
    expect(await within(toasts()).findByText(title)).toBeVisible();
    expect(within(toasts()).getByText(description)).toBeVisible();
    expect(screen.getByLabelText(focused)).toHaveFocus();
    expect(screen.getByLabelText(focused)).toBeInvalid();
  });

  it('[AD-05] are updated, and the header shows the new name', async () => {
    const sent = adminApi.updateCredentials();
    adminApi.user();
    const user = renderApp('/admin?tab=security').user;
    await user.click(await screen.findByRole('button', { name: 'Update Admin Credentials' }));
    expect(screen.getByLabelText('Current Password')).toHaveFocus();
    await paste(user, screen.getByLabelText('Current Password'), 'old password');
    await paste(user, screen.getByLabelText('New Username'), 'anna');
    adminApi.user({ ...ann, username: 'anna' });
    await user.click(screen.getByRole('button', { name: 'Update Credentials' }));
    expect(await within(toasts()).findByText('Credentials updated')).toBeVisible();
    expect(await screen.findByText('Signed in as anna')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ currentPassword: 'old password', newUsername: 'anna' });
    expect(screen.getByRole('button', { name: 'Update Admin Credentials' })).toHaveFocus();
  });

  it.each([
    [
      'its words',
      () => api.refuse('post', '/api/admin/update-credentials', 403, 'The current password is incorrect.'),
      'The current password is incorrect.',
    ],
    [
      'words of our own when it says nothing',
      () => api.breakOff('post', '/api/admin/update-credentials'),
      'Failed to update credentials',
    ],
  ])("[AD-05] shows the server's refusal %s", async (_, refuse, message) => {
    refuse();
    await submit({ 'Current Password': 'old', 'New Username': 'anna' });
    expect(await within(toasts()).findByText('Update failed')).toBeVisible();
    expect(within(toasts()).getByText(message)).toBeVisible();
  });

  it('[AD-05] Cancel clears the input', async () => {
    const user = await submit({ 'New Username': 'anna' });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Update Admin Credentials' }));
    expect(screen.getByLabelText('New Username')).toHaveValue('');
  });
});

describe('sessions', () => {
  it('are listed with device and address, and can be ended', async () => {
    adminApi.sessions(session('s1', 'Firefox on Linux', true), session('s2', 'Safari on iPhone'));
    const { user } = renderApp('/admin?tab=security');
    const other = (await screen.findByText('Safari on iPhone')).closest('li') as HTMLElement;
    expect(other).toHaveTextContent(/Last seen .* from 203\.0\.113\.9/);
    const sent = adminApi.endSession('s2');
    adminApi.sessions(session('s1', 'Firefox on Linux', true));
    await user.click(within(other).getByRole('button', { name: /^End session of Safari on iPhone/ }));
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('can all be ended but the current one', async () => {
    adminApi.sessions(
      session('s1', 'Firefox on Linux', true),
      session('s2', 'Safari on iPhone'),
      session('s3', 'Edge on Windows'),
    );
    adminApi.endOthers(2);
    const { user } = renderApp('/admin?tab=security');
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    expect(await screen.findByText('2 other sessions ended')).toBeVisible();
  });
});

describe('the second factor', () => {
  it('is set up with a QR code or its key, and shows its recovery codes once', async () => {
    adminApi.enrol();
    const sent = adminApi.activate();
    const { user } = renderApp('/admin?tab=security');
    await user.click(await screen.findByRole('button', { name: 'Set up second factor' }));
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    const code = screen.getByLabelText('Code from the app');
    await paste(user, code, '12');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Enter the 6 digits that the app shows now')).toBeVisible();
    adminApi.secondFactor(true, 10);
    await paste(user, code, '3 456');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('7K2M-9QXD')).toBeVisible();
    expect(sent[0]?.body).toEqual({ code: '123456' });
    expect(screen.getByRole('link', { name: 'Download codes' })).toHaveAttribute('download');
    await user.click(screen.getByRole('button', { name: 'Copy codes' }));
    expect(await navigator.clipboard.readText()).toBe('7K2M-9QXD\nH4TB-3WZP\n');
    await user.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(await screen.findByText(/10 recovery codes are left/)).toBeVisible();
    expect(screen.queryByText('7K2M-9QXD')).not.toBeInTheDocument();
  });

  it('shows its recovery codes, even if it was cancelled before the response', async () => {
    adminApi.enrol();
    const letAnswer = answerLater('post', '/api/admin/second-factor/activate', {
      success: true,
      recoveryCodes: ['7K2M-9QXD'],
    });
    const { user } = renderApp('/admin?tab=security');
    await user.click(await screen.findByRole('button', { name: 'Set up second factor' }));
    await paste(user, await screen.findByLabelText('Code from the app'), '123456');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    letAnswer();
    expect(await screen.findByText('7K2M-9QXD')).toBeVisible();
  });

  it('is turned off after the password was entered again', async () => {
    adminApi.user({ ...ann, secondFactor: true });
    adminApi.secondFactor(true, 1);
    const path = '/api/admin/second-factor/disable';
    const needed = { code: 'administration.confirmation-required' };
    api.refuse('post', path, 403, 'Enter your password again to continue', needed);
    const { user } = renderApp('/admin?tab=security');
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    await user.click(screen.getByRole('button', { name: 'Turn second factor off' }));
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' });
    api.refuse('post', '/api/auth/confirm', 403, 'The current password is incorrect.');
    await paste(user, within(dialog).getByLabelText('Password'), 'wrong');
    await paste(user, within(dialog).getByLabelText('Authentication code'), '123456');
    await user.keyboard('{Enter}');
    expect(await within(dialog).findByText('The current password is incorrect.')).toBeVisible();
    const sent = adminApi.confirm();
    adminApi.disable();
    adminApi.secondFactor(false);
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Second factor turned off')).toBeVisible();
    expect(sent[0]?.body).toEqual({ password: 'wrong', code: '123456' });
    expect(dialog).not.toBeInTheDocument();
  });

  it('shows missing fields in the dialog before anything is sent', async () => {
    adminApi.user({ ...ann, secondFactor: true });
    adminApi.secondFactor(true, 1);
    const needed = { code: 'administration.confirmation-required' };
    api.refuse('post', '/api/admin/second-factor/recovery-codes', 403, 'Again', needed);
    const sent = adminApi.confirm();
    const { user } = renderApp('/admin?tab=security');
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await within(dialog).findByText('Enter your password')).toBeVisible();
    expect(within(dialog).getByText('Enter the code from your authenticator app')).toBeVisible();
    expect(sent).toHaveLength(0);
  });

  it('changes nothing if the password is not entered', async () => {
    adminApi.secondFactor(true, 1);
    const needed = { code: 'administration.confirmation-required' };
    const sent = api.refuse('post', '/api/admin/second-factor/recovery-codes', 403, 'Again', needed);
    const { user } = renderApp('/admin?tab=security');
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'New recovery codes' })).toBeEnabled());
    expect(dialog).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(screen.queryByText('Again')).not.toBeInTheDocument();
  });
});

describe('admin actions', () => {
  const list = () => screen.findByRole('region', { name: 'Admin actions' });
  /** The admin's local day, which can differ from the UTC day. */
  const dayOf = ({ at }: AdminAction) => `Nov ${new Date(at).getDate()}, 2026`;

  it('[AD-07] are listed with who, what, when and why, page by page', async () => {
    const changed = action('Changed the report price from $25.00 to $29.00', 'Autumn price');
    adminApi.audit(21, changed);
    const { user } = renderApp('/admin?tab=security');
    const line = (await screen.findByText(/from \$25.00 to \$29.00/)).closest('li');
    expect(line).toHaveTextContent(new RegExp(`${dayOf(changed)}.*ann.*Reason: Autumn price`));
    expect(within(await list()).getByText('1 to 20 of 21')).toBeVisible();
    adminApi.audit(21, action('Created ann'));
    await user.click(screen.getByRole('button', { name: 'Older' }));
    expect(await screen.findByText('Created ann')).toBeVisible();
    expect(within(await list()).getByText('21 to 21 of 21')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
  });

  it('show that there are none', async () => {
    renderApp('/admin?tab=security');
    expect(await within(await list()).findByText('Nothing has been recorded yet.')).toBeVisible();
  });

  it('show that they could not be loaded, and load on demand', async () => {
    api.refuse('get', '/api/admin/audit', 503, 'The database is away. Please try again.');
    const { user } = renderApp('/admin?tab=security');
    expect(await within(await list()).findByText('The database is away. Please try again.')).toBeVisible();
    adminApi.audit(1, action('Created ann'));
    await user.click(within(await list()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Created ann')).toBeVisible();
  });
});
