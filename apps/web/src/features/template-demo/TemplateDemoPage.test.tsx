import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReportStatusView } from '@closewise/contracts/buyer';
import { demoOrder } from '../../shared/api/demo-report';
import * as navigation from '../../shared/report/navigate-page';
import { answer, api, server } from '../../test/api';
import { renderApp } from '../../test/render-app';

const reportId = 2300000000000042;
const statusPath = `/api/reports/${reportId}/status`;
const processPath = `/api/reports/${reportId}/process`;
const view = (status: ReportStatusView['status'], errorMessage: string | null = null) =>
  ({ success: true, status, errorMessage }) satisfies ReportStatusView;

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole('button', { name });
const card = (name: string) => within(screen.getByRole('region', { name }));
const shownStatus = () => card('Demo report').getByRole('status');

/** The server's answers about the demo from now on, without delay; null loses the request. */
function says(first: ReportStatusView | null) {
  const server = { view: first, asked: 0 };
  const send = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (request, more) => {
    const url = request instanceof Request ? request.url : String(request);
    if (!url.endsWith('/status')) return send(request, more);
    server.asked++;
    if (!server.view) throw new TypeError('Failed to fetch');
    return Response.json(server.view);
  });
  return server;
}

let visited: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  visited = vi.spyOn(navigation, 'visitPage').mockImplementation(() => undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
});

async function open(path = '/template-demo') {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: 'Template-Based Report Demo' });
  return app;
}

async function create() {
  const app = await open();
  const sent = answer('post', '/api/reports', { success: true, reportId, status: 'draft' });
  await app.user.click(button('Create Demo Report'));
  await screen.findByText(String(reportId));
  return { ...app, sent };
}

async function process() {
  const app = await create();
  const sent = answer('post', processPath, { success: true, reportId });
  await app.user.click(button('Process Report'));
  await screen.findByText('Report Processing Started');
  return { ...app, sent };
}

describe('[DM-01] the demo page', () => {
  it('creates one draft of the demo home', async () => {
    const { sent } = await create();
    expect(await screen.findByText('Demo Report Created')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([demoOrder]);
    expect(shownStatus()).toHaveTextContent('Draft');
    expect(button('Create Demo Report')).toBeDisabled();
    expect(button('Process Report')).toBeEnabled();
    expect(document.title).toBe('Template-Based Report Demo | Closewise');
  });

  it('shows a skeleton and a busy button while it creates', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Process Report' })).not.toBeInTheDocument();
    server.use(http.post('*/api/reports', () => new Promise<HttpResponse<null>>(() => undefined)));
    await user.click(button('Create Demo Report'));
    expect(await screen.findByRole('status', { name: 'Loading the status of the report' })).toBeVisible();
    expect(button('Creating...')).toBeDisabled();
  });

  it('is processed with a simulated payment, and opened when it is complete', async () => {
    const said = says(view('processing'));
    const { sent } = await process();
    expect(sent.map(({ body }) => body)).toEqual([{ paymentIntentId: `demo_${reportId}` }]);
    expect(shownStatus()).toHaveTextContent('Processing');
    expect(button('Processing...')).toBeDisabled();
    await pass(2_000);
    expect(visited).not.toHaveBeenCalled();
    said.view = view('complete');
    await pass(2_000);
    expect(screen.getByText('Report Complete')).toBeVisible();
    expect(screen.getByText('Your report has been generated successfully!')).toBeVisible();
    expect(visited).toHaveBeenCalledExactlyOnceWith(`/html-report/${reportId}`);
    expect(screen.getByText('Report Ready!')).toBeVisible();
    const link = screen.getByRole('link', { name: /^View Template Report/ });
    expect(link).toHaveAttribute('href', `/html-report/${reportId}`);
    expect(link).toHaveAttribute('target', '_blank');
    expect(button('Process Report')).toBeDisabled();
  });

  it.each([
    ['draft', 'Draft', 'bg-marigold-100'],
    ['processing', 'Processing', 'bg-marigold-100'],
    ['complete', 'Complete', 'bg-pine-100'],
    ['completed', 'Complete', 'bg-pine-100'],
    ['error', 'Error', 'bg-clay-50'],
  ] as const)('shows the status %s with its color', async (status, word, colour) => {
    says(view(status));
    await open(`/template-demo?report=${reportId}`);
    expect(await screen.findByText(word, { selector: 'dd span span' })).toHaveClass(colour);
  });

  it.each([
    ['Rules are missing', 'Error: Rules are missing'],
    [null, 'Error: Unknown error'],
  ])('shows why it failed (%s), stops polling, and can be processed again', async (reason, description) => {
    const said = says(view('error', reason));
    await process();
    await pass(2_000);
    expect(screen.getByText('Report Error')).toBeVisible();
    expect(screen.getByText(description)).toBeVisible();
    expect(card('Demo report').getByRole('alert')).toHaveTextContent(reason ?? 'Unknown error');
    const { asked } = said;
    await pass(10_000);
    expect(said.asked).toBe(asked);
    expect(button('Process Report')).toBeEnabled();
  });

  it('polls 30 times every 2000 ms, including lost requests, then shows that it takes longer', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const said = says(view('processing'));
    await process();
    vi.setTimerTickMode('manual');
    await pass(2_000);
    for (let asked = said.asked; asked < 30; asked++) {
      said.view = asked === 7 ? null : view('processing');
      await pass(1_999);
      expect(said.asked).toBe(asked);
      expect(screen.queryByText('Polling Timeout')).not.toBeInTheDocument();
      await pass(1);
      expect(said.asked).toBe(asked + 1);
    }
    expect(log).toHaveBeenCalled();
    await pass(100);
    expect(screen.getByText('Polling Timeout')).toBeVisible();
    expect(screen.getByText('Report generation is taking longer than expected.')).toBeVisible();
    await pass(5_000);
    expect(said.asked).toBe(30);
  });

  it('shows why it could not be created', async () => {
    const { user } = await open();
    api.refuse('post', '/api/reports', 429, 'Please try again in 9 minutes.');
    await user.click(button('Create Demo Report'));
    expect(await screen.findByText('Error Creating Report')).toBeVisible();
    expect(screen.getByText('Please try again in 9 minutes.')).toBeVisible();
    expect(card('Demo report').getByRole('alert')).toHaveTextContent('Failed to create demo report');
    expect(button('Create Demo Report')).toBeEnabled();
  });

  it('shows that it could not be processed', async () => {
    const { user } = await create();
    api.breakOff('post', processPath);
    await user.click(button('Process Report'));
    expect(await screen.findByText('Error Processing Report')).toBeVisible();
    expect(card('Demo report').getByRole('alert')).toHaveTextContent('Failed to process demo report');
    expect(await screen.findByRole('button', { name: 'Process Report' })).toBeEnabled();
  });

  it('checks the status on demand, and shows if it cannot', async () => {
    const { user } = await create();
    api.refuse('get', statusPath, 500, 'Broken');
    await user.click(button('Check Status'));
    expect(await screen.findByText('Failed to check report status')).toBeVisible();
    api.breakOff('get', statusPath);
    await user.click(button('Check Status'));
    expect(await screen.findByText('Failed to check status')).toBeVisible();
    answer('get', statusPath, view('complete'));
    await user.click(button('Check Status'));
    expect(await screen.findByText('Report Ready!')).toBeVisible();
    expect(screen.queryByText('Failed to check status')).not.toBeInTheDocument();
    expect(visited).not.toHaveBeenCalled();
  });

  it('is restored from its address after a return from the report', async () => {
    const { router } = await create();
    expect(router.state.location.search).toBe(`?report=${reportId}`);
  });

  it('starts over if the address names an unknown demo or none', async () => {
    api.refuse('get', statusPath, 404, 'There is no report at this address');
    await open(`/template-demo?report=${reportId}`);
    expect(await screen.findByText('Failed to check report status')).toBeVisible();
    await waitFor(() => expect(button('Create Demo Report')).toBeEnabled());
    await open('/template-demo?report=4711000000000042');
    expect(screen.getAllByText('Create a demo report to see its status here.')).not.toHaveLength(0);
  });
});
