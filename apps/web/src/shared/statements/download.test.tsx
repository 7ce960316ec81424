import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answer, api, server } from '../../test/api';
import { organizationApi } from '../../test/organization-api';
import { renderApp } from '../../test/render-app';

beforeAll(() => import('../../features/organizations/dashboard/DashboardPage'));

const path = '/organization/AUSTIN/dashboard';
const address = '/api/organization/AUSTIN/statements';
const csv = `${address}/2026-10.csv`;
const link = { name: 'Statement of October 2026 as CSV' };
const region = async (name = 'Statements') => within(await screen.findByRole('region', { name }));

/** The files that the browser was asked to save; jsdom cannot save files. */
let saved: { name: string; content: Blob }[];

beforeEach(() => {
  saved = [];
  sessionStorage.clear();
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (content) => {
    const blobUrl = `blob:${blobs.size}`;
    blobs.set(blobUrl, content as Blob);
    return blobUrl;
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: blobs.get(this.href)! });
  });
  organizationApi.session();
  organizationApi.dashboard();
  answer('get', address, { success: true, months: ['2026-10'] });
});
afterEach(() => vi.restoreAllMocks());

const sends = (body: string) =>
  server.use(
    http.get(`*${csv}`, () =>
      HttpResponse.text(body, {
        headers: { 'content-disposition': 'attachment; filename="closewise-AUSTIN-2026-10.csv"' },
      }),
    ),
  );

it("[LE-07] saves a statement with the server's file name", async () => {
  sends('Record,Number');
  const { user } = renderApp(path);
  await user.click(await (await region()).findByRole('link', link));
  await vi.waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['closewise-AUSTIN-2026-10.csv']));
  expect(await saved[0]!.content.text()).toBe('Record,Number');
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it.each([
  [409, 'payouts.statement-unsealed', /is not ready yet: our books are still being sealed/],
  [401, undefined, /because you are no longer signed in/],
  [404, 'payouts.statement-unknown', /does not exist\. Reload the page/],
  [503, undefined, /could not be downloaded\. The connection may have been interrupted/],
])('shows in the page why a download failed, and can retry: %s %s', async (status, code, said) => {
  api.refuse('get', csv, status, 'Only for developers: {}', code === undefined ? {} : { code });
  const { user } = renderApp(path);
  await user.click(await (await region()).findByRole('link', link));
  expect(await (await region()).findByText(said)).toBeVisible();
  expect(screen.queryByText(/Only for developers/)).not.toBeInTheDocument();
  expect(saved).toEqual([]);
  sends('Record,Number');
  await user.click((await region()).getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect((await region()).queryByText(said)).not.toBeInTheDocument();
});

it('shows it in Spanish on the Spanish section', async () => {
  api.breakOff('get', csv);
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: /en español/ }));
  const statements = await region('Estados de cuenta');
  await user.click(
    await statements.findByRole('link', { name: 'Estado de cuenta de octubre de 2026 en CSV' }),
  );
  expect(
    await statements.findByText(/^No se pudo descargar: Estado de cuenta de octubre de 2026 en CSV/),
  ).toBeVisible();
  expect(statements.getByRole('button', { name: 'Intentar de nuevo' })).toBeEnabled();
});
