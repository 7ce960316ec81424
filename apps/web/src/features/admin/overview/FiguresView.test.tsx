import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adminApi } from '../../../test/admin-api';
import { api } from '../../../test/api';
import { har, partnersApi } from '../../../test/partners-api';
import { renderApp } from '../../../test/render-app';

beforeAll(async () => {
  await Promise.all([import('../AdminPage'), import('./TrendCharts'), import('./PartnershipChart')]);
});

beforeEach(() => {
  adminApi.user();
  adminApi.settings('2900');
  partnersApi.overview();
});

/** Names, values and notes of a card's figures. */
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

it('[AD-02] tracks the partnership with HAR, and shows where HAR logs in', async () => {
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

it('[OR-07] links to organizations that wait for approval, and only to those', async () => {
  partnersApi.organizations({ ...har, tag: 'ABOR', status: 'waiting' }, har);
  renderApp('/admin');
  expect(await screen.findByText('An organization is waiting for approval')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review it' })).toHaveAttribute(
    'href',
    '/admin?tab=affiliates&view=organizations',
  );
});

it('shows that waiting organizations could not be checked', async () => {
  api.refuse('get', '/api/admin/organizations', 503, 'The database is away. Please try again.');
  renderApp('/admin');
  expect(await screen.findByText('The database is away. Please try again.')).toBeVisible();
});

it('shows the remaining figures if one request fails', async () => {
  api.refuse('get', '/api/admin/stats', 503, 'The database is away. Please try again.');
  renderApp('/admin');
  expect(await screen.findByText('The database is away. Please try again.')).toBeVisible();
  expect(await screen.findByText('$32.50')).toBeVisible();
});

const rowsOf = async (name: string) => {
  const card = within(await screen.findByRole('region', { name }));
  return (await card.findAllByRole('row', { hidden: true })).map(({ textContent }) => textContent);
};

it('[AD-02] shows sales, revenue and commissions over time, by days, weeks or months', async () => {
  const sent = partnersApi.trend({ reports: 3, paidReports: 1, revenueCents: 2950 });
  const { user } = renderApp('/admin');
  expect(await rowsOf('Over time')).toEqual([
    'PeriodOrderedPaid reportsRevenueCommissionsOverrides',
    'November 26, 202631$29.50$11.80$2.95',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Weeks' }));
  expect(await screen.findByText('Week of November 26, 2026')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Months' }));
  expect((await rowsOf('Over time'))[1]).toMatch(/^(Week of )?November/);
  expect(sent.map(({ search }) => search)).toEqual(['?by=day', '?by=week', '?by=month']);
});

it("[AD-02] shows HAR's members and sales by month, or that there are none yet", async () => {
  partnersApi.months({
    month: '2026-11',
    newMembers: 4,
    reportsSold: 3,
    agentEarnings: 35.4,
    organizationOverride: 8.85,
  });
  renderApp('/admin');
  expect(await rowsOf('HAR Partnership Tracking')).toEqual([
    'MonthNew membersReports soldOverride',
    'November 202643$8.85',
  ]);
  expect(await screen.findByText('No data for this period')).toBeVisible();
});
