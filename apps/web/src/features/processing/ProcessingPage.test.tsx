import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReportStatusView } from '@closewise/contracts/buyer';
import { rememberCurrentReport } from '../../shared/report/current-report';
import { api, server } from '../../test/api';
import { renderApp } from '../../test/render-app';
import en from './messages.en';
import es from './messages.es';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** From now on, time passes only by `pass`. */
const stopTheClock = () => vi.setTimerTickMode('manual');
/** Like `api.status`, but answers in no time, because the clock is stopped. */
function answerAtOnce(status: ReportStatusView['status']): string[] {
  const calls: string[] = [];
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const { url } = new Request(...request);
    if (!url.endsWith('/status')) return send(...request);
    calls.push(url);
    return Response.json({ success: true, status, errorMessage: null } satisfies ReportStatusView);
  });
  return calls;
}
const open = async (path: string, title: string) => {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: title });
  return app;
};

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'],
  });
});

it('[PR-01] shows step 3 of 3 and what happens next', async () => {
  api.status('processing');
  await open('/processing/77', 'Generating Your Report');
  const steps = within(screen.getByRole('list', { name: 'Your order' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Done: Property', 'Done: Payment', '3.Report']);
  expect(screen.getByText('Almost there!')).toBeVisible();
  expect(screen.getByText(/redirected automatically/)).toBeVisible();
});

it('[PR-01] requests the status immediately, then every three seconds', async () => {
  const calls = answerAtOnce('processing');
  await open('/processing/77', 'Generating Your Report');
  await waitFor(() => expect(calls).toHaveLength(1));
  stopTheClock();
  for (const asked of [1, 2, 3]) {
    expect(calls).toHaveLength(asked);
    await pass(2_000);
    expect(calls).toHaveLength(asked);
    await pass(1_000);
  }
});

it.each([
  ['/processing/77', en],
  ['/es/procesando/77', es],
])('[PR-01] rotates seven messages every two seconds: %s', async (path, t) => {
  api.status('processing');
  await open(path, t.title);
  stopTheClock();
  expect(t.messages).toHaveLength(7);
  for (const message of [...t.messages, t.messages[0]!]) {
    expect(screen.getByText(message)).toBeVisible();
    await pass(2_000);
  }
});

it('[PR-01] opens the thank-you page in its language when the report is completed', async () => {
  api.status('completed');
  const { path } = renderApp('/es/procesando/77');
  await waitFor(() => expect(path()).toBe('/es/gracias/77'));
});

it('[PR-01] logs a failed check and continues', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const failed = api.refuse('get', '/api/reports/77/status', 500, 'Broken');
  const { path } = await open('/processing/77', 'Generating Your Report');
  await waitFor(() => expect(failed).toHaveLength(1));
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getByText('Almost there!')).toBeVisible();
  expect(screen.getByText(/If you have paid, do not pay again/)).toBeVisible();
  api.status('completed');
  await pass(3_100);
  await waitFor(() => expect(path()).toBe('/thank-you/77'));
});

it('[PR-01] repeats a lost request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  const asked = vi.fn();
  server.use(
    http.get('*/api/reports/77/status', () => {
      asked();
      return new Promise<undefined>(() => undefined);
    }),
  );
  const { path } = await open('/processing/77', 'Generating Your Report');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(timeout).toHaveBeenCalledWith(20_000);
  api.status('completed');
  limit.abort(new DOMException('Too long', 'TimeoutError'));
  await pass(3_100);
  await waitFor(() => expect(path()).toBe('/thank-you/77'));
});

it('[PR-01] explains what happens after a failed generation, and keeps checking', async () => {
  api.status('failed');
  const { path } = await open('/processing/77', 'Generating Your Report');
  expect(await screen.findByText('Your report could not be finished yet')).toBeVisible();
  expect(screen.getByText(/you will not be charged again/)).toBeVisible();
  api.status('completed');
  await pass(3_100);
  await waitFor(() => expect(path()).toBe('/thank-you/77'));
});

it('shows that the payment has not been confirmed, with a link back to it', async () => {
  api.status('draft');
  await open('/processing/77', 'Generating Your Report');
  expect(await screen.findByText('Waiting for your payment')).toBeVisible();
  expect(screen.getByRole('link', { name: /Return to payment/ })).toHaveAttribute('href', '/checkout/77');
});

it('does not ask for a payment that the server has confirmed in this tab', async () => {
  rememberCurrentReport({ reportId: '77', paidCents: 2500, confirmed: true });
  const calls = api.status('draft');
  await open('/processing/77', 'Generating Your Report');
  await waitFor(() => expect(calls).toHaveLength(1));
  await pass(3_000);
  await waitFor(() => expect(calls.length).toBeGreaterThan(1)); // The second request shows that the first response has arrived.
  expect(screen.getByText('Almost there!')).toBeVisible();
  expect(screen.queryByText('Waiting for your payment')).not.toBeInTheDocument();
});

it.each([
  ['/processing', '/'],
  ['/es/procesando', '/es/'],
])('[PR-01] %s without an id leads home', async (from, to) => {
  const { path } = renderApp(from);
  await waitFor(() => expect(path()).toBe(to));
});
