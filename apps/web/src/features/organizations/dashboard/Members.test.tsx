import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type {
  OrganizationMember,
  OrganizationMembersView,
  OrganizationMonthsView,
} from '@closewise/contracts/organizations';
import { answer, api } from '../../../test/api';
import { organizationApi } from '../../../test/organization-api';
import { renderApp } from '../../../test/render-app';

beforeAll(async () => {
  await Promise.all([import('./DashboardPage'), import('./MonthsChart')]);
});

const path = '/organization/AUSTIN/dashboard';
const address = '/api/organization/AUSTIN/members';
const ana: OrganizationMember = {
  id: 'ana',
  name: 'Ana Lopez',
  email: 'ana@example.com',
  organizationMemberId: '7',
  active: true,
  confirmed: false,
  reportsSold: 2,
  agentEarnings: 20,
  organizationOverride: 5,
};
const dee = { ...ana, id: 'dee', name: 'Dee Silent', confirmed: true, active: false, reportsSold: 0 };
const listed = (members: OrganizationMember[], all = members.length) =>
  answer('get', address, {
    success: true,
    members,
    counts: { all, unconfirmed: 1, withoutSale: 1 },
  } satisfies OrganizationMembersView);
const panel = async (name = 'Your members') => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  sessionStorage.clear();
  organizationApi.session();
  organizationApi.dashboard();
});

it('lists all members with status and sales, and filters them', async () => {
  const sent = listed([ana, dee]);
  const { user } = renderApp(path);
  const members = await panel();
  const items = await members.findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^Ana Lopezana@example\.comMember ID 7Not confirmedReports sold2Your override\$5\.00/,
    ),
    expect.stringMatching(/^Dee Silent.*ConfirmedPausedReports sold0/),
  ]);
  expect(members.queryByRole('button', { name: 'Confirm: Dee Silent' })).not.toBeInTheDocument();
  await user.click(members.getByRole('radio', { name: 'Without a sale (1)' }));
  await waitFor(() => expect(sent.at(-1)?.search).toBe('?show=without-sale&page=1&pageSize=25'));
});

it('confirms a member', async () => {
  listed([ana]);
  const sent = answer('post', `${address}/ana/confirm`, { success: true, message: 'Confirmed' });
  const { user } = renderApp(path);
  const members = await panel();
  const confirm = await members.findByRole('button', { name: 'Confirm: Ana Lopez' });
  listed([{ ...ana, confirmed: true }]);
  await user.click(confirm);
  expect(await members.findByText('Ana Lopez is confirmed as your member.')).toBeVisible();
  expect(await members.findByText('Confirmed')).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('rejects a member with a reason, after it has explained the effect', async () => {
  listed([ana]);
  const sent = answer('post', `${address}/ana/reject`, { success: true, message: 'Rejected' });
  const { user } = renderApp(path);
  const members = await panel();
  await user.click(await members.findByRole('button', { name: 'Not our member: Ana Lopez' }));
  const form = within(members.getByRole('form', { name: 'Not our member: Ana Lopez' }));
  expect(form.getByText(/^Sales paid from now on earn you no override\./)).toBeVisible();
  const reason = form.getByLabelText('Why are they not your member?');
  expect(reason).toHaveFocus();
  await user.click(form.getByRole('button', { name: 'Not our member' }));
  expect(form.getByText('Please enter why they are not your member')).toBeVisible();
  await user.type(reason, 'Not on our list');
  listed([]);
  await user.click(form.getByRole('button', { name: 'Not our member' }));
  expect(await members.findByText('Ana Lopez is no longer your member.')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'Not on our list' }]);
  expect(await members.findByText('No members yet')).toBeVisible();
});

it('keeps the form and shows why a rejection was refused', async () => {
  listed([ana]);
  api.refuse('post', `${address}/ana/reject`, 404, 'This affiliate is not a member of AUSTIN');
  const { user } = renderApp(path);
  const members = await panel();
  await user.click(await members.findByRole('button', { name: 'Not our member: Ana Lopez' }));
  await user.type(members.getByLabelText('Why are they not your member?'), 'Left');
  await user.click(members.getByRole('button', { name: 'Not our member' }));
  expect(await members.findByText('This affiliate is not a member of AUSTIN')).toBeVisible();
  await user.click(members.getByRole('button', { name: 'Cancel' }));
  expect(members.getByRole('button', { name: 'Not our member: Ana Lopez' })).toHaveFocus();
});

it('explains in both languages that a reason must not name a person', async () => {
  listed([ana]);
  const code = 'privacy.note-names-person';
  api.refuse('post', `${address}/ana/reject`, 400, 'Leave out the e-mail address', { code });
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Not our member: Ana Lopez' }));
  await user.type(screen.getByLabelText('Why are they not your member?'), 'bob@example.com');
  await user.click(screen.getByRole('button', { name: 'Not our member' }));
  expect(
    await screen.findByText(/^Your reason is stored and cannot be erased\. Please leave out/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver las cifras y los pagos en español' }));
  expect(await screen.findByText(/^El motivo se guarda y no se puede borrar\. No incluya/)).toBeVisible();
});

it('shows that members and months could not be loaded, and loads them on demand', async () => {
  api.refuse('get', address, 503, 'The database is away.');
  api.breakOff('get', '/api/organization/AUSTIN/months');
  const { user } = renderApp(path);
  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(await screen.findByText('The months could not be loaded. Please try again.')).toBeVisible();
  listed([ana]);
  await user.click((await panel()).getByRole('button', { name: 'Try again' }));
  expect(await (await panel()).findByText('ana@example.com')).toBeVisible();
});

it('lists the sales of each month in both languages', async () => {
  answer('get', '/api/organization/AUSTIN/months', {
    success: true,
    months: [
      { month: '2026-09', newMembers: 4, reportsSold: 2, agentEarnings: 20, organizationOverride: 5 },
      { month: '2026-11', newMembers: 1, reportsSold: 3, agentEarnings: 35.4, organizationOverride: 8.85 },
    ],
  } satisfies OrganizationMonthsView);
  const { user } = renderApp(path);
  const rows = async (name: string) =>
    (await (await panel(name)).findAllByRole('row')).map(({ textContent }) => textContent);
  expect(await rows('Month by month')).toEqual([
    'MonthNew membersReports soldAgents earnedYour override',
    'November 202613$35.40$8.85',
    'September 202642$20.00$5.00',
  ]);
  await user.click(screen.getByRole('button', { name: 'Ver las cifras y los pagos en español' }));
  expect((await rows('Mes a mes'))[1]).toBe('noviembre de 202613$35.40$8.85');
  expect(await (await panel('Sus miembros')).findByText('Todavía no hay miembros')).toBeVisible();
});
