import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentAccountView, StripeConnectView } from '@closewise/contracts/organizations';
import { answer, api } from '../../../test/api';
import { agent, austin, organizationApi } from '../../../test/organization-api';
import { paste, renderApp } from '../../../test/render-app';

beforeAll(() => import('./DashboardPage'));

const path = '/organization/AUSTIN/dashboard';
const figure = async (name: string) => (await screen.findByText(name)).parentElement;
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

describe('the login form', () => {
  beforeEach(() => void organizationApi.noSession());

  async function logInAt(address: string) {
    const app = renderApp(address);
    await paste(app.user, await screen.findByLabelText('Email address'), 'eva@example.com');
    await paste(app.user, screen.getByLabelText('Password'), 'four unrelated words');
    await app.user.keyboard('{Enter}');
    return app;
  }

  it('[OR-02] appears after the session check, and is not indexed', async () => {
    renderApp('/har/dashboard');
    expect(await screen.findByText('Checking your session...')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'HAR Dashboard Login' })).toBeVisible();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('[OR-02] requires email and password before it sends a request', async () => {
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(await screen.findByText('Please enter your email address')).toBeVisible();
    expect(screen.getByText('Please enter your password')).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveFocus();
  });

  const login = '/api/organization/login';
  it.each([
    ["the server's words", () => api.refuse('post', login, 429, 'Too many attempts.'), 'Too many attempts.'],
    ['Invalid credentials without any', () => api.refuse('post', login, 401, ''), 'Invalid credentials'],
    [
      'that it failed when the call breaks off',
      () => api.breakOff('post', login),
      'Login failed. Please try again.',
    ],
  ])('[OR-02] shows the refusal %s, and keeps the input', async (_, refuse, message) => {
    refuse();
    await logInAt(path);
    expect(await within(screen.getByRole('main')).findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText('Password')).toHaveValue('four unrelated words');
  });

  it('[OR-02] opens the dashboard of the organization that logs in, from any address', async () => {
    const sent = organizationApi.login();
    organizationApi.dashboard();
    const app = await logInAt('/har/dashboard');
    expect(await toasts().findByText('Login Successful')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Austin Board of Realtors' })).toBeVisible();
    expect(app.path()).toBe(path);
    expect(sent.map(({ body }) => body)).toEqual([
      { email: 'eva@example.com', password: 'four unrelated words' },
    ]);
  });
});

it('[OR-02] shows that the session could not be checked, and checks it again on demand', async () => {
  api.breakOff('get', '/api/organization/session');
  const { user } = renderApp(path);
  expect(await screen.findByRole('heading', { name: 'Your session could not be checked' })).toBeVisible();
  organizationApi.session();
  organizationApi.dashboard();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('View-Only Access')).toBeVisible();
});

it("[OR-06] another organization's address shows its login, and a link to one's own dashboard", async () => {
  organizationApi.session();
  renderApp('/har/dashboard');
  expect(await screen.findByRole('heading', { name: 'HAR Dashboard Login' })).toBeVisible();
  expect(screen.queryByText('View-Only Access')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open its dashboard' })).toHaveAttribute('href', path);
});

describe('the dashboard', () => {
  beforeEach(() => void organizationApi.session());

  it('[OR-03] shows its figures, its badge and the top agents', async () => {
    organizationApi.dashboard();
    renderApp('/organization/austin/dashboard');
    expect(await screen.findByText('View-Only Access')).toBeVisible();
    expect(await figure('Total Override Earnings')).toHaveTextContent('$1,102.50');
    expect(await figure('Reports Sold')).toHaveTextContent('441');
    expect(await figure('Active Agents')).toHaveTextContent('12');
    expect(await figure('This Month')).toHaveTextContent('$12.50');
    expect(await figure('Month Reports')).toHaveTextContent('5');
    const [, row] = screen.getAllByRole('row');
    for (const text of ['Agent 7', 'agent7@example.com', 'Member ID M-7', '$70.00', '$17.50']) {
      expect(row).toHaveTextContent(text);
    }
  });

  it('[OR-03] names ten agents at most', async () => {
    organizationApi.dashboard({ topPerformingAgents: Array.from({ length: 11 }, (_, n) => agent(n + 1)) });
    renderApp(path);
    await screen.findByRole('table');
    expect(screen.getAllByRole('row')).toHaveLength(1 + 10);
  });

  it('[OR-03] filters by 30, 90 or 365 days, keeps the range in the address, and returns to all time', async () => {
    organizationApi.dashboard();
    const { user, router } = renderApp(path);
    await screen.findByText('$1,102.50');
    expect(screen.getByRole('radio', { name: 'All time' })).toBeChecked();
    for (const days of ['30', '90', '365']) {
      organizationApi.dashboard({ totalOverrideEarnings: Number(days) });
      await user.click(screen.getByRole('radio', { name: `${days} days` }));
      expect(await screen.findByText(`$${days}.00`)).toBeVisible();
      expect(router.state.location.search).toBe(`?range=${days}`);
      expect(await figure('Total Override Earnings')).toHaveTextContent(`In the last ${days} days`);
    }
    await user.click(screen.getByRole('radio', { name: 'All time' }));
    expect(await screen.findByText('$1,102.50')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('[OR-03] requests the range in its address, or all time', async () => {
    const asked = organizationApi.dashboard();
    renderApp(`${path}?range=90`);
    await waitFor(() => expect(asked.map(({ search }) => search)).toEqual(['?range=90']));
    renderApp(`${path}?range=7`);
    await waitFor(() => expect(asked.map(({ search }) => search)).toEqual(['?range=90', '']));
  });

  it('[OR-03] shows that nothing was sold, or nothing in the range', async () => {
    organizationApi.dashboard({ topPerformingAgents: [] });
    const { user } = renderApp(path);
    expect(await screen.findByText(/as soon as a buyer has paid/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    expect(await screen.findByText(/Choose a longer one/)).toBeVisible();
  });

  it('shows that the figures did not load, and loads them on demand', async () => {
    api.refuse('get', '/api/organization/AUSTIN/dashboard', 503, 'The database is away. Please try again.');
    const { user } = renderApp(path);
    expect(await screen.findByText('The database is away. Please try again.')).toBeVisible();
    organizationApi.dashboard();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$1,102.50')).toBeVisible();
  });

  it('[OR-03] splits a $25 report into $2.50, $10 and $12.50', async () => {
    organizationApi.dashboard();
    renderApp(path);
    const sheet = within(await screen.findByRole('region', { name: 'Commission structure' }));
    expect(sheet.getAllByRole('definition').map((line) => line.textContent)).toEqual([
      '$2.50',
      '$10.00',
      '$12.50',
      '$25.00',
    ]);
  });

  it('[OR-07] waits for its approval without figures', async () => {
    organizationApi.session({ ...austin, status: 'waiting' });
    organizationApi.dashboard({ status: 'waiting' });
    renderApp(path);
    expect(await screen.findByText('Waiting for approval')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your organization is waiting for approval' })).toBeVisible();
    expect(screen.queryByText('Total Override Earnings')).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('[OR-07] names the email to open until the registration is confirmed, and no payment account', async () => {
    organizationApi.session({ ...austin, status: 'waiting', linkOpened: false });
    organizationApi.dashboard({ status: 'waiting', linkOpened: false });
    renderApp(path);
    expect(await screen.findByText('Not confirmed')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Open the link that we emailed you' })).toBeVisible();
    expect(screen.getByText(/^We have sent it to eva@example.com\./)).toBeVisible();
    expect(screen.queryByText('Waiting for approval')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Payment account' })).not.toBeInTheDocument();
  });

  it('has the sign-up link for its members, to copy', async () => {
    organizationApi.dashboard();
    renderApp(path);
    const link = await screen.findByLabelText('Sign-up link');
    expect(link).toHaveValue('http://localhost:3000/affiliate/register?organization=AUSTIN');
    expect(screen.getByRole('button', { name: 'Copy sign-up link' })).toBeVisible();
  });

  const paymentAccount = async () => within(await screen.findByRole('region', { name: 'Payment account' }));
  const newTab = () => {
    const tab = { opener: {}, location: { href: '' }, close: vi.fn() };
    const opened = vi.spyOn(globalThis, 'open').mockReturnValue(tab as unknown as Window);
    return { tab, opened };
  };

  it('[OR-08] shows that a payment account is required, and opens the provider in a new tab', async () => {
    organizationApi.dashboard();
    const connectUrl = 'https://connect.stripe.com/setup/e/acct_1/x';
    const view = { success: true, connectUrl, message: 'Continue' } satisfies StripeConnectView;
    const sent = answer('post', '/api/organization/stripe-connect', view);
    const { tab, opened } = newTab();
    const { user } = renderApp(path);
    const panel = await paymentAccount();
    expect(panel.getByText('Payment Setup Required')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Connect a payment account' }));
    await waitFor(() => expect(tab.location.href).toBe(connectUrl));
    expect(opened).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    expect(sent).toMatchObject([{ body: { organizationTag: 'AUSTIN' } }]);
  });

  it.each([
    [
      'the call breaks off',
      () => api.breakOff('post', '/api/organization/stripe-connect'),
      'Failed to connect to payment processor',
    ],
    [
      'the server does not say why',
      () => api.refuse('post', '/api/organization/stripe-connect', 502, ''),
      'Failed to start Stripe Connect setup',
    ],
  ])('[OR-08] shows that the setup could not start if %s, and closes the tab', async (_, fail, said) => {
    organizationApi.dashboard();
    fail();
    const { tab } = newTab();
    const { user } = renderApp(path);
    await user.click((await paymentAccount()).getByRole('button', { name: 'Connect a payment account' }));
    expect(await toasts().findByText(said)).toBeVisible();
    expect(tab.close).toHaveBeenCalled();
  });

  it("[OR-08] requests the payment account's page only when clicked", async () => {
    organizationApi.dashboard({ stripeConnected: true });
    const paymentAccountUrl = 'https://connect.stripe.com/express/acct_1/x';
    const view = { success: true, paymentAccountUrl } satisfies PaymentAccountView;
    const sent = answer('post', '/api/organization/payment-account', view);
    const { tab } = newTab();
    const { user } = renderApp(path);
    const button = await (await paymentAccount()).findByRole('button', { name: 'Open the payment account' });
    expect(sent).toEqual([]);
    await user.click(button);
    await waitFor(() => expect(tab.location.href).toBe(paymentAccountUrl));
    expect(tab.opener).toBeNull();
    expect(sent).toHaveLength(1);
  });

  it('[OR-08] shows that the payment account could not be opened, and closes the tab', async () => {
    organizationApi.dashboard({ stripeConnected: true });
    api.breakOff('post', '/api/organization/payment-account');
    const { tab } = newTab();
    const { user } = renderApp(path);
    await user.click(
      await (await paymentAccount()).findByRole('button', { name: 'Open the payment account' }),
    );
    const said = 'The payment account could not be opened. Please try again.';
    expect(await toasts().findByText(said)).toBeVisible();
    expect(tab.close).toHaveBeenCalled();
  });

  it('[OR-08] opens the payment account in this page after the password was entered again', async () => {
    organizationApi.dashboard({ stripeConnected: true });
    const needed = { code: 'administration.confirmation-required' };
    api.refuse('post', '/api/organization/payment-account', 403, 'Enter your password again', needed);
    const { tab } = newTab();
    const assign = vi.fn();
    vi.stubGlobal('location', { href: globalThis.location.href, assign });
    const { user } = renderApp(path);
    await user.click(
      await (await paymentAccount()).findByRole('button', { name: 'Open the payment account' }),
    );
    const question = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
    expect(tab.close).toHaveBeenCalled();
    const paymentAccountUrl = 'https://connect.stripe.com/express/acct_1/x';
    const sent = answer('post', '/api/organization/payment-account', { success: true, paymentAccountUrl });
    const confirmed = answer('post', '/api/organization/confirm', { success: true });
    await paste(user, question.getByLabelText('Password'), 'four unrelated words');
    await user.click(question.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(paymentAccountUrl));
    expect(confirmed).toMatchObject([{ body: { password: 'four unrelated words' } }]);
    expect(sent).toHaveLength(1);
    vi.unstubAllGlobals();
  });

  it('[OR-08] does nothing if the password dialog is closed', async () => {
    organizationApi.dashboard({ stripeConnected: true });
    const needed = { code: 'administration.confirmation-required' };
    api.refuse('post', '/api/organization/payment-account', 403, 'Enter your password again', needed);
    newTab();
    const { user } = renderApp(path);
    await user.click(
      await (await paymentAccount()).findByRole('button', { name: 'Open the payment account' }),
    );
    const question = within(await screen.findByRole('dialog', { name: 'Enter your password again' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts().queryByText('Enter your password again')).toBeNull();
  });

  it('[OR-08] opens the provider again if its link had expired, and keeps the range', async () => {
    organizationApi.dashboard();
    api.refuse('post', '/api/organization/stripe-connect', 503, 'Payouts cannot be set up at the moment.');
    const { router } = renderApp(`${path}?range=30&connect=again`);
    expect(await screen.findByText('Payouts cannot be set up at the moment.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?range=30'));
  });

  it.each([
    [true, 'Payment Setup Complete', 'Payment Account Connected'],
    [false, 'Payment setup is not complete yet', 'Payment Setup Required'],
  ])(
    '[OR-03] refetches and shows the state after a return from the provider, connected: %s',
    async (stripeConnected, title, badge) => {
      const read = organizationApi.dashboard({ stripeConnected });
      const { router } = renderApp(`${path}?range=30&connected=true`);
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByText(badge)).toBeVisible();
      await waitFor(() => expect(router.state.location.search).toBe('?range=30'));
      expect(read.length).toBeGreaterThan(0);
    },
  );

  it('[OR-02] Logout shows a confirmation and the login form', async () => {
    organizationApi.dashboard();
    const sent = organizationApi.logout();
    const { user, path: at } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await toasts().findByText('Logged Out')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'AUSTIN Dashboard Login' })).toBeVisible();
    expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(sent).toHaveLength(1);
    expect(at()).toBe(path);
  });

  it('[OR-02] a failed logout shows an error and stays', async () => {
    organizationApi.dashboard();
    api.breakOff('post', '/api/organization/logout');
    const { user } = renderApp(path);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await toasts().findByText('Logout failed')).toBeVisible();
    expect(screen.getByText('View-Only Access')).toBeVisible();
  });

  it('[OR-02] an expired session requires a new login', async () => {
    organizationApi.dashboard();
    const { user } = renderApp(path);
    await screen.findByText('$1,102.50');
    api.refuse('get', '/api/organization/AUSTIN/dashboard', 401, 'Please log in first');
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(screen.queryByText('$1,102.50')).not.toBeInTheDocument();
  });
});
