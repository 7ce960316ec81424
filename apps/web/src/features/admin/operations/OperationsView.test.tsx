import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adminApi } from '../../../test/admin-api';
import { answerLater, api } from '../../../test/api';
import { operationsApi } from '../../../test/operations-api';
import { partnersApi } from '../../../test/partners-api';
import { paste, renderApp } from '../../../test/render-app';

beforeAll(() => import('../AdminPage'));

const failedReport = {
  id: 'stripe-pi_1',
  reportId: '4711000000000042',
  status: 'failed' as const,
  reason: 'No rules for this place',
  changedAt: '2026-11-21T10:00:00.000Z',
  revision: 3,
};
const job = { id: 'j1', queue: 'send-mail', error: 'The server said 550', failedAt: '2026-11-21T10:00:00Z' };
const stopped = {
  name: 'reporting.reports@1',
  state: 'stopped' as const,
  eventsBehind: 3,
  error: 'It does not know the event PaymentMoved',
};
const view = '/admin?tab=overview&view=operations';
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

beforeEach(() => {
  adminApi.user();
  adminApi.settings('2500');
  partnersApi.overview();
});

it('shows that nothing failed, with links to other tasks', async () => {
  renderApp(view);
  expect(await screen.findByText('Every paid report is ready or being generated.')).toBeVisible();
  expect(await screen.findByText('No failed jobs.')).toBeVisible();
  expect(await screen.findByText('All 0 are running.')).toBeVisible();
  for (const [name, href] of [
    ['Approve organizations', '/admin?tab=affiliates&view=organizations'],
    ['Payout runs', '/admin?tab=affiliates&view=payouts'],
    ['Admin actions', '/admin?tab=security'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('shows on each card and on the overview that no worker is running', async () => {
  operationsApi.work({ workers: 0 });
  operationsApi.consumers({ ...stopped, state: 'no worker', error: null });
  renderApp(view);
  expect(await screen.findByText('No worker is running')).toBeVisible();
  expect(
    await screen.findByText(/^Paid reports, emails and read models wait until a worker is started/),
  ).toBeVisible();
  expect(
    await screen.findByText('None has failed. New paid reports are waiting for a worker.'),
  ).toBeVisible();
  expect(await screen.findByText('1 of them is waiting for a worker.')).toBeVisible();
  expect(screen.queryByText('Every paid report is ready or being generated.')).toBeNull();
});

it('is linked on the overview while no worker is running', async () => {
  operationsApi.work({ workers: 0 });
  renderApp('/admin');
  expect(await screen.findByText('no worker is running')).toBeVisible();
});

it('is linked on the overview while something has failed or stopped', async () => {
  operationsApi.reports(failedReport);
  operationsApi.jobs(job, { ...job, id: 'j2' });
  operationsApi.consumers(stopped);
  renderApp('/admin');
  expect(await screen.findByText('Something needs your attention')).toBeVisible();
  expect(
    await screen.findByText(
      /1 paid report was not generated, 2 jobs failed, 1 projection or reactor stopped/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open operations' })).toHaveAttribute('href', view);
});

it('generates a failed report again, and links to its order', async () => {
  operationsApi.reports(failedReport);
  const sent = operationsApi.generate('stripe-pi_1');
  const { user } = renderApp(view);
  expect(await screen.findByText('No rules for this place')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the order of report 4711000000000042' })).toHaveAttribute(
    'href',
    '/admin?tab=overview&view=orders&order=stripe-pi_1',
  );
  await user.click(screen.getByRole('button', { name: 'Generate report 4711000000000042 again' }));
  expect(await toasts().findByText('The report is being generated')).toBeVisible();
  expect(sent[0]?.body).toEqual({ revision: 3 });
});

it('runs a failed job again, or discards it with a reason', async () => {
  operationsApi.jobs(job);
  const [retried, discarded] = [
    operationsApi.act('jobs/j1/retry', 'The job is running again'),
    operationsApi.act('jobs/j1/discard', 'The job was discarded'),
  ];
  const { user } = renderApp(view);
  await user.click(await screen.findByRole('button', { name: 'Run the job j1 again' }));
  expect(await toasts().findByText('The job is running again')).toBeVisible();
  expect(retried).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Discard the job j1' }));
  await user.click(screen.getByRole('button', { name: 'Discard job' }));
  expect(await screen.findByText('Enter why this job is no longer needed')).toBeVisible();
  await paste(user, screen.getByLabelText('Reason'), 'Paid back');
  await user.click(screen.getByRole('button', { name: 'Discard job' }));
  expect(await toasts().findByText('The job was discarded')).toBeVisible();
  expect(discarded[0]?.body).toEqual({ reason: 'Paid back' });
});

it('confirms that a job runs again, even if the list was updated before the response', async () => {
  operationsApi.reports(failedReport);
  operationsApi.jobs(job);
  operationsApi.generate('stripe-pi_1');
  const letAnswer = answerLater('post', '/api/admin/operations/jobs/j1/retry', {
    success: true,
    message: 'The job is running again',
  });
  const { user } = renderApp(view);
  await user.click(await screen.findByRole('button', { name: 'Run the job j1 again' }));
  operationsApi.jobs();
  await user.click(screen.getByRole('button', { name: 'Generate report 4711000000000042 again' }));
  expect(await screen.findByText('No failed jobs.')).toBeVisible();
  letAnswer();
  expect(await toasts().findByText('The job is running again')).toBeVisible();
});

it('shows why a projection stopped and what to do, and restarts it', async () => {
  operationsApi.consumers(stopped, {
    ...stopped,
    name: 'fine',
    state: 'running',
    error: null,
    eventsBehind: 0,
  });
  api.refuse('post', '/api/admin/operations/consumers/:name/restart', 409, 'It has not stopped');
  const { user } = renderApp(view);
  expect(await screen.findByText('Reason: It does not know the event PaymentMoved')).toBeVisible();
  expect(screen.getByText(/3 events behind.*update the application first/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restart reporting.reports@1' }));
  expect(await screen.findByText('It has not stopped')).toBeVisible();
});
