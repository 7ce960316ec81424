import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adminApi } from '../../../test/admin-api';
import { api } from '../../../test/api';
import { har, partnersApi } from '../../../test/partners-api';
import { renderApp } from '../../../test/render-app';

beforeAll(() => import('../AdminPage'));

beforeEach(() => {
  adminApi.user();
  adminApi.settings('2900');
  partnersApi.overview();
});

/** The figures of a card: names, values and notes. */
async function figuresOf(title: string): Promise<string[]> {
  const card = await screen.findByRole('region', { name: title });
  const values = await within(card).findAllByRole('definition');
  const names = within(card).getAllByRole('term');
  return names.map((name, index) => `${name.textContent}: ${values[index]?.textContent}`);
}

it('[AD-02] counts reports and revenue, with the price of the next one', async () => {
  renderApp('/admin');
  expect(await screen.findByText('$29.00 per report')).toBeVisible();
  expect(await figuresOf('Sales')).toEqual([
    'Total Reports: 80Ordered, without demos',
    'Paid Reports: 5063% of all reports',
    'Total Revenue: $1,250.00$29.00 per report',
    'Today: 4Reports since midnight UTC',
  ]);
});

it('[AD-02] tracks the partnership with HAR, and says where HAR logs in', async () => {
  renderApp('/admin');
  expect(await figuresOf('HAR Partnership Tracking')).toEqual([
    'Active HAR Agents: 8',
    'Total HAR Earnings: $32.50',
    'This Month: $7.50',
    'HAR Reports Sold: 13',
    'Month Reports: 3',
  ]);
  const card = screen.getByRole('region', { name: 'HAR Partnership Tracking' });
  expect(within(card).getByText('10% Override Rate')).toBeVisible();
  expect(card).toHaveTextContent('through the HAR Dashboard Login link in the site footer');
});

it('[OR-07] points to organizations that wait for approval, and only to those', async () => {
  partnersApi.organizations({ ...har, tag: 'ABOR', status: 'waiting' }, har);
  renderApp('/admin');
  expect(await screen.findByText('An organization waits for approval')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at it' })).toHaveAttribute(
    'href',
    '/admin?tab=affiliates&view=organizations',
  );
});

it('says so when nobody knows whether an organization waits', async () => {
  api.refuse('get', '/api/admin/organizations', 503, 'The database is away. Please try again.');
  renderApp('/admin');
  expect(await screen.findByText('The database is away. Please try again.')).toBeVisible();
});

it('shows what it has when one of its sources fails', async () => {
  api.refuse('get', '/api/admin/stats', 503, 'The database is away. Please try again.');
  renderApp('/admin');
  expect(await screen.findByText('The database is away. Please try again.')).toBeVisible();
  expect(await screen.findByText('$32.50')).toBeVisible();
});
