import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminApi, ann } from '../../test/admin-api';
import { api } from '../../test/api';
import { partnersApi } from '../../test/partners-api';
import { paste, renderApp } from '../../test/render-app';

beforeAll(() => import('./AdminPage'));
beforeEach(() => partnersApi.overview());

const signedOut = () => api.refuse('get', '/api/auth/user', 401, 'Please sign in first');

async function submitCredentials(path = '/admin') {
  const app = renderApp(path);
  await paste(app.user, await screen.findByLabelText('Username'), 'ann');
  await paste(app.user, screen.getByLabelText('Password'), 'correct horse');
  await app.user.click(screen.getByRole('button', { name: 'Access Admin Dashboard' }));
  return app;
}

describe('the sign-in form', () => {
  beforeEach(() => void signedOut());

  it('[AD-01] appears after Loading admin panel...', async () => {
    renderApp('/admin');
    expect(await screen.findByText('Loading admin panel...')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('[AD-01] requires both fields before it sends a request', async () => {
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Access Admin Dashboard' }));
    expect(await screen.findByText('Enter your username')).toBeVisible();
    expect(screen.getByText('Enter your password')).toBeVisible();
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('[AD-01] shows and hides the password', async () => {
    const { user } = renderApp('/admin');
    const password = await screen.findByLabelText('Password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  const login = '/api/auth/login';
  it.each([
    [
      "the server's words",
      () => api.refuse('post', login, 429, 'Too many sign-in attempts.'),
      'Too many sign-in attempts.',
    ],
    ['Invalid credentials without any', () => api.refuse('post', login, 401, ''), 'Invalid credentials'],
    [
      'Invalid credentials to a non-admin',
      () => adminApi.login({ ...ann, isAdmin: false, role: 'buyer' as 'admin' }),
      'Invalid credentials',
    ],
    ['Login failed when the call breaks off', () => api.breakOff('post', login), 'Login failed'],
  ])('[AD-01] shows the refusal %s in the form and in a toast', async (_, refuse, message) => {
    refuse();
    await submitCredentials();
    const toasts = screen.getByRole('region', { name: 'Notifications' });
    expect(await within(toasts).findAllByText('Login failed')).not.toEqual([]);
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
  });

  it('[AD-01] opens the dashboard with its header and five tabs', async () => {
    adminApi.settings();
    const sent = adminApi.login();
    await submitCredentials();
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(sent[0]?.body).toEqual({ username: 'ann', password: 'correct horse' });
    expect(screen.getByText('Login successful')).toBeVisible();
    expect(screen.getByText('Online')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Main Site' })).toHaveAttribute('href', '/');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Affiliates',
      'Settings',
      'Security',
      'Marketing',
    ]);
  });

  it('requires a code if the account has a second factor, and again after a wrong one', async () => {
    adminApi.settings();
    api.refuse('post', login, 401, 'Enter the code from your authenticator app', {
      code: 'administration.second-factor-required',
    });
    const { user } = await submitCredentials();
    const code = await screen.findByLabelText('Authentication code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByRole('alert', { name: /./ })).not.toBeInTheDocument();
    api.refuse('post', login, 401, 'This code is not right');
    await paste(user, code, '000000');
    await user.keyboard('{Enter}');
    expect(await within(screen.getByRole('main')).findByText('This code is not right')).toBeVisible();
    const sent = adminApi.login();
    await user.clear(code);
    await paste(user, code, ' 7K2M-9QXD ');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(sent[0]?.body).toEqual({ username: 'ann', password: 'correct horse', code: '7K2M-9QXD' });
  });
});

it('shows that the panel did not load, and loads it on demand', async () => {
  api.refuse('get', '/api/auth/user', 503, 'The database is away. Please try again.');
  const { user } = renderApp('/admin');
  expect(await screen.findByText('The database is away. Please try again.')).toBeVisible();
  adminApi.user();
  adminApi.settings();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

describe('the dashboard', () => {
  beforeEach(() => {
    adminApi.user();
    adminApi.settings('2900', 'true');
  });

  it('[AD-01] Logout shows a confirmation and leads home', async () => {
    adminApi.logout();
    const { user, path } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(path()).toBe('/'));
    expect(await screen.findByText('Logged out')).toBeVisible();
  });

  it('[AD-01] a failed logout shows an error and stays', async () => {
    api.breakOff('post', '/api/auth/logout');
    const { user, path } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logout failed')).toBeVisible();
    expect(path()).toBe('/admin');
  });

  it('shows the price and that the site is closed', async () => {
    renderApp('/admin');
    expect(await screen.findByText('$29.00')).toBeVisible();
    expect(screen.getByText('Closed for maintenance')).toBeVisible();
  });

  it('keeps its tab in the address, with the keyboard and after going back', async () => {
    const { user, router } = renderApp('/admin?tab=nothing');
    (await screen.findByRole('tab', { name: 'Overview', selected: true })).focus();
    for (const next of ['Affiliates', 'Settings']) {
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(screen.getByRole('tab', { name: next })).toHaveFocus());
    }
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('tab', { name: 'Settings', selected: true })).toHaveFocus();
    expect(router.state.location.search).toBe('?tab=settings');
    await router.navigate(-1);
    expect(await screen.findByRole('tab', { name: 'Overview', selected: true })).toBeVisible();
  });

  it('an expired session requires a new sign-in, and keeps unsaved input', async () => {
    const { user } = renderApp('/admin?tab=settings');
    const reason = await screen.findByLabelText('Reason');
    await paste(user, reason, 'Autumn price');
    await user.click(screen.getByRole('switch', { name: 'Maintenance Mode' }));
    api.refuse('put', '/api/admin/settings', 401, 'Please sign in first');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(reason).not.toBeVisible();
    adminApi.login();
    await paste(user, screen.getByLabelText('Username'), 'ann');
    await paste(user, screen.getByLabelText('Password'), 'correct horse');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(reason).toBeVisible());
    expect(reason).toHaveValue('Autumn price');
    expect(screen.getByRole('switch', { name: 'Maintenance Mode' })).not.toBeChecked();
  });

  it('another admin who then signs in does not see the unsaved input', async () => {
    const { user } = renderApp('/admin?tab=settings');
    await paste(user, await screen.findByLabelText('Reason'), 'Autumn price');
    await user.click(screen.getByRole('switch', { name: 'Maintenance Mode' }));
    api.refuse('put', '/api/admin/settings', 401, 'Please sign in first');
    await user.click(screen.getByRole('button', { name: 'Save Settings' }));
    adminApi.login({ ...ann, username: 'ben' });
    await paste(user, await screen.findByLabelText('Username'), 'ben');
    await paste(user, screen.getByLabelText('Password'), 'correct horse');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Signed in as ben')).toBeVisible();
    expect(await screen.findByLabelText('Reason')).toHaveValue('');
  });
});

it.each(['/admin/dashboard', '/super-admin', '/super-admin/dashboard', '/admin/no/such/page'])(
  '[RT-09] %s leads to /admin',
  async (address) => {
    signedOut();
    const { path } = renderApp(address);
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(path()).toBe('/admin');
  },
);
