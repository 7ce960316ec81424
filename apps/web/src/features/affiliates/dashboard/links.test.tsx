import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { AffiliateDashboardView } from '@closewise/contracts/affiliates';
import { affiliate } from '../../../test/affiliate';
import { answer, api } from '../../../test/api';
import { renderApp } from '../../../test/render-app';

beforeAll(() => import('./DashboardPage'));

const path = '/affiliate/dashboard';
const call = '/api/affiliate/replace-link';
const welcome = { success: true, message: 'Welcome', affiliate } satisfies AffiliateDashboardView;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => api.breakOff('get', '/api/affiliate/commissions'));

it.each(['/secret', '?token=secret'])(
  '[AF-02] the link %s opens the dashboard, and is removed from the address bar',
  async (rest) => {
    const opened = answer('get', `/api${path}/secret`, welcome);
    const { router } = renderApp(path + rest);
    await heading('Welcome, Ana Lopez');
    expect(opened).toHaveLength(1);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: path, search: '' }));
  },
);

it('[AF-02] an expired link shows an error, and offers to send the new one', async () => {
  api.refuse('get', `/api${path}/old`, 404, 'Invalid or expired dashboard link');
  renderApp(`${path}/old`);
  await heading('Access Error');
  expect(screen.getByText('Invalid or expired dashboard link')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send my link' })).toBeEnabled();
});

it('[AF-02] the dashboard without a link explains how to open it', async () => {
  api.refuse('get', `/api${path}`, 401, 'Please open the link in your mail');
  renderApp(path);
  await heading('Invalid Dashboard Link');
  expect(screen.getByRole('button', { name: 'Send my link' })).toBeEnabled();
});

async function askToReplace() {
  answer('get', `/api${path}`, welcome);
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Replace my link' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Replace your dashboard link?' }));
  expect(dialog.getByText(/^We email the new link to ana@example\.com/)).toBeVisible();
  return { user, dialog };
}

it('[AF-02] replaces the link after a confirmation, and closes the dashboard', async () => {
  const sent = answer('post', call, { success: true, message: 'Your old link has ended.' });
  const { user, dialog } = await askToReplace();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Replace my link' }));
  await user.click(screen.getByRole('button', { name: 'Replace it' }));
  await heading('Your new link is on its way');
  expect(sent).toHaveLength(1);
  expect(screen.queryByText('Welcome, Ana Lopez')).not.toBeInTheDocument();
});

it('[AF-02] keeps link and dashboard if the link could not be replaced', async () => {
  api.breakOff('post', call);
  const { user, dialog } = await askToReplace();
  await user.click(dialog.getByRole('button', { name: 'Replace it' }));
  expect(await screen.findByText('The link could not be replaced. Please try again.')).toBeVisible();
  await heading('Welcome, Ana Lopez');
});
