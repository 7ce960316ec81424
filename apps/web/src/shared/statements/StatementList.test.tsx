import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adminApi } from '../../test/admin-api';
import { answer, api } from '../../test/api';
import { organizationApi } from '../../test/organization-api';
import { partnersApi, ana } from '../../test/partners-api';
import { renderApp } from '../../test/render-app';

beforeAll(async () => {
  await Promise.all([
    import('../../features/organizations/dashboard/DashboardPage'),
    import('../../features/admin/AdminPage'),
  ]);
});

const path = '/organization/AUSTIN/dashboard';
const address = '/api/organization/AUSTIN/statements';
const listed = (...months: string[]) => answer('get', address, { success: true, months });
const statements = async () => within(await screen.findByRole('region', { name: 'Statements' }));

beforeEach(() => {
  organizationApi.session();
  organizationApi.dashboard();
});

it('[LE-07] offers each month as CSV and as PDF in both languages, newest first', async () => {
  listed('2026-11', '2026-10');
  renderApp(path);
  const list = await (await statements()).findByRole('list', { name: /newest first/ });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['November 2026CSVPDFPDF in Spanish', 'October 2026CSVPDFPDF in Spanish']);
  const links = ['as CSV', 'as PDF', 'as PDF in Spanish'].map((format) =>
    within(list)
      .getByRole('link', { name: `Statement of October 2026 ${format}` })
      .getAttribute('href'),
  );
  expect(links).toEqual([
    `${address}/2026-10.csv`,
    `${address}/2026-10.pdf`,
    `${address}/2026-10.pdf?lang=es`,
  ]);
});

it('links to the program and the key that check a statement', async () => {
  listed('2026-10');
  renderApp(path);
  const program = await (await statements()).findByRole('link', { name: 'the program that checks it' });
  expect(program).toHaveAttribute('href', '/verify-statement.mjs');
  expect((await statements()).getByRole('link', { name: 'our public key' })).toHaveAttribute(
    'href',
    '/api/statement-keys',
  );
});

it('shows that there is none yet', async () => {
  renderApp(path);
  expect(await (await statements()).findByText('No statement yet')).toBeVisible();
});

it('shows that they could not be loaded, and loads them on demand', async () => {
  api.breakOff('get', address);
  const { user } = renderApp(path);
  expect(await (await statements()).findByText('The statements could not be loaded.')).toBeVisible();
  listed('2026-10');
  await user.click((await statements()).getByRole('button', { name: 'Try again' }));
  expect(await (await statements()).findByText('October 2026')).toBeVisible();
});

it('shows a year, and more on demand', async () => {
  const months = Array.from(
    { length: 14 },
    (_, index) => `20${26 - Math.floor(index / 12)}-${String(12 - (index % 12)).padStart(2, '0')}`,
  );
  listed(...months);
  const { user } = renderApp(path);
  const region = await statements();
  expect(await region.findAllByRole('listitem')).toHaveLength(12);
  await user.click(region.getByRole('button', { name: 'Show all 14 months' }));
  expect(region.getAllByRole('listitem')).toHaveLength(14);
});

it('gives admins the statements of an affiliate', async () => {
  adminApi.user();
  partnersApi.activity();
  partnersApi.list([ana], 1);
  partnersApi.organizations();
  answer('get', `/api/admin/affiliate/${ana.id}/statements`, { success: true, months: ['2026-10'] });
  const { user } = renderApp('/admin?tab=affiliates');
  await user.click(await screen.findByRole('button', { name: /More about Ana Lopez|More.*Ana Lopez/ }));
  expect(await screen.findByRole('link', { name: 'Statement of October 2026 as CSV' })).toHaveAttribute(
    'href',
    `/api/admin/affiliate/${ana.id}/statements/2026-10.csv`,
  );
});
