import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '../../../test/admin-api';
import { api, type SentRequest } from '../../../test/api';
import { ana, har, partnersApi } from '../../../test/partners-api';
import { paste, renderApp } from '../../../test/render-app';

beforeAll(() => import('../AdminPage'));

const ben = {
  ...ana,
  id: 'ben',
  name: '=HYPERLINK("x")<b>Ben</b>',
  referralCode: 'OAKB2',
  organizationTag: null,
  label: 'New' as const,
};

beforeEach(() => {
  adminApi.user();
  partnersApi.organizations(har);
  partnersApi.activity();
});

async function openList(affiliates = [ana], total = 1) {
  const asked = partnersApi.list(affiliates, total);
  const app = renderApp('/admin?tab=affiliates');
  await screen.findByText('Total Affiliates');
  return { ...app, asked };
}
const lastQuery = (asked: SentRequest[]) => Object.fromEntries(new URLSearchParams(asked.at(-1)?.search));
const notifications = () => within(screen.getByRole('region', { name: 'Notifications' }));

it('[AD-03] shows totals of all affiliates, and lists each with their earnings', async () => {
  await openList([ana, ben], 2);
  expect(screen.getByText('Total Affiliates').parentElement).toHaveTextContent('2');
  expect(screen.getByText('Monthly Referrals').parentElement).toHaveTextContent('5');
  expect(screen.getByText('Total Commissions').parentElement).toHaveTextContent('$117.50');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
    'Code',
    'Referrals',
    'Commission Rate',
    'Earnings',
    'Status',
    'Actions',
  ]);
  const row = screen.getByRole('row', { name: /Ana Lopez/ });
  expect(within(row).getByRole('cell', { name: 'ana@example.com' })).toBeVisible();
  for (const text of ['HAR, member 123456', '12', '5 this month', '30%', '$117.50', 'Top Performer'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(screen.getByText('=HYPERLINK("x")<b>Ben</b>')).toBeVisible();
});

it('[AD-03] marks inactive and terminated affiliates; a terminated one can only be deleted', async () => {
  await openList([
    { ...ana, status: 'inactive', active: false },
    { ...ben, status: 'terminated', active: false },
  ]);
  expect(screen.getByText('Inactive')).toBeVisible();
  const row = screen.getByText('Terminated').closest('tr')!;
  expect(
    within(row)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Delete', 'More']);
});

it('[AD-03] searches when the user pauses typing; the server filters, sorts and pages', async () => {
  const { user, asked } = await openList([ana], 60);
  await user.type(screen.getByLabelText('Search affiliates'), ' LOP ');
  await waitFor(() => expect(lastQuery(asked)).toMatchObject({ search: 'LOP', page: '1' }));
  expect(asked.filter(({ search }) => search.includes('search='))).toHaveLength(1);
  expect(screen.getByLabelText('Search affiliates')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Show'), 'HAR members');
  await waitFor(() => expect(lastQuery(asked)).toMatchObject({ search: 'LOP', filter: 'har' }));
  await user.click(screen.getByRole('button', { name: 'Earnings' }));
  await waitFor(() => expect(lastQuery(asked)['sort']).toBe('-earnings'));
  expect(screen.getByRole('columnheader', { name: 'Earnings' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Earnings' }));
  await waitFor(() => expect(lastQuery(asked)['sort']).toBe('earnings'));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(lastQuery(asked)).toMatchObject({ page: '2', search: 'LOP', filter: 'har' }));
  expect(screen.getByText('26 to 50 of 60')).toBeVisible();
});

it('[AD-03] Refresh loads the list again; an empty result links back to all affiliates', async () => {
  const { user, asked } = await openList();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  partnersApi.list([], 0, 7);
  await paste(user, screen.getByLabelText('Search affiliates'), 'zz');
  expect(await screen.findByText('No affiliates match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all affiliates' }));
  await waitFor(() => expect(screen.getByLabelText('Search affiliates')).toHaveValue(''));
});

it('[AD-03] shows a failed list in a toast, too', async () => {
  api.breakOff('get', '/api/admin/affiliate/list');
  renderApp('/admin?tab=affiliates');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(notifications().getByText('Failed to load affiliate data')).toBeVisible();
});

it('[AD-03] lists recent activity without the names of erased persons', async () => {
  partnersApi.activity({
    id: '1',
    at: '2026-11-21T10:00:00.000Z',
    kind: 'sale',
    name: null,
    referralCode: 'OAKB2',
    summary: 'Earned $10.00 from a sale of $25.00',
  });
  await openList();
  const card = await screen.findByRole('region', { name: 'Recent Affiliate Activity' });
  expect(await within(card).findByText('Earned $10.00 from a sale of $25.00')).toBeVisible();
  expect(within(card).getByText('Erased person')).toBeVisible();
});

describe('changes', () => {
  it('[AD-03] adds an affiliate with name and address; Cancel clears the form', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Add Affiliate' }));
    const form = () => within(screen.getByRole('form', { name: 'Add an affiliate' }));
    await user.click(form().getByRole('button', { name: 'Create Affiliate' }));
    expect(await screen.findByText('Enter a name')).toBeVisible();
    expect(screen.getByText('Enter an email address')).toBeVisible();
    await paste(user, form().getByLabelText('Name'), 'Zed');
    await user.click(form().getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Add Affiliate' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add Affiliate' }));
    expect(form().getByLabelText('Name')).toHaveValue('');
    const sent = partnersApi.change('post', 'create', 'Affiliate created successfully');
    await paste(user, form().getByLabelText('Name'), 'Zed Moss');
    await paste(user, form().getByLabelText('Email'), 'zed@example.com');
    await user.keyboard('{Enter}');
    expect(await notifications().findByText('Affiliate created successfully')).toBeVisible();
    expect(sent[0]?.body).toEqual({ name: 'Zed Moss', email: 'zed@example.com' });
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  });

  it('[AD-03] Edit changes name, address and status', async () => {
    const sent = partnersApi.change('put', 'ana', 'Affiliate updated successfully');
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Edit Ana Lopez' }));
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await notifications().findByText('Affiliate updated successfully')).toBeVisible();
    expect(sent[0]?.body).toEqual({ name: 'Ana Lopez', email: 'ana@example.com', active: false });
  });

  it.each([
    ['24', 'Enter a whole number from 25 to 40'],
    ['40.5', 'Enter a whole number from 25 to 40'],
    ['41', 'Enter a whole number from 25 to 40'],
  ])('[AD-03] rejects a rate of %s', async (rate, message) => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Rate Ana Lopez' }));
    await user.clear(screen.getByLabelText('Commission rate (%)'));
    await paste(user, screen.getByLabelText('Commission rate (%)'), rate);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('[AD-03] sets a rate with a reason', async () => {
    const sent = partnersApi.change('put', 'ana/commission-rate', 'Commission rate updated successfully');
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Rate Ana Lopez' }));
    await user.clear(screen.getByLabelText('Commission rate (%)'));
    await paste(user, screen.getByLabelText('Commission rate (%)'), '25');
    await paste(user, screen.getByLabelText('Reason'), 'By phone');
    await user.keyboard('{Enter}');
    expect(await notifications().findByText('Commission rate updated successfully')).toBeVisible();
    expect(sent[0]?.body).toEqual({ rate: 25, reason: 'By phone' });
    expect(screen.getByRole('button', { name: 'Rate Ana Lopez' })).toHaveFocus();
  });

  it('[AD-03] shows that somebody else changed the affiliate, and reloads it', async () => {
    const { user, asked } = await openList();
    await user.click(screen.getByRole('button', { name: 'Rate Ana Lopez' }));
    await user.clear(screen.getByLabelText('Commission rate (%)'));
    await paste(user, screen.getByLabelText('Commission rate (%)'), '25');
    const message = 'Not saved: Ana Lopez was changed after you opened this.';
    const code = 'affiliation.affiliate-changed';
    const sent = api.refuse('put', '/api/admin/affiliate/ana/commission-rate', 412, message, { code });
    await user.keyboard('{Enter}');
    const form = within(screen.getByRole('form', { name: 'Commission rate of Ana Lopez' }));
    expect(await form.findByText(message)).toBeVisible();
    expect(sent[0]?.headers.get('if-match')).toBe('"4"');
    const before = asked.length;
    const again = partnersApi.list([{ ...ana, version: 5, commissionRate: 33 }], 1);
    await user.click(form.getByRole('button', { name: 'Reload the affiliate' }));
    expect(await screen.findByText('33%')).toBeVisible();
    expect([asked.length, again.length]).toEqual([before, 1]);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rate Ana Lopez' })).toHaveFocus();
  });

  it("[AD-03] Delete requires a confirmation with the specified text, and shows the server's refusal", async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Delete Ana Lopez' }));
    const dialog = within(screen.getByRole('dialog'));
    const question = 'Are you sure you want to delete this affiliate? This action cannot be undone.';
    expect(dialog.getByText(question)).toBeVisible();
    api.refuse('delete', '/api/admin/affiliate/ana', 404, 'There is no such affiliate');
    await user.click(dialog.getByRole('button', { name: 'Delete affiliate' }));
    expect(await dialog.findByText('There is no such affiliate')).toBeVisible();
    expect(notifications().getByText('Error')).toBeVisible();
    partnersApi.change('delete', 'ana', 'Affiliate deleted successfully');
    await user.click(dialog.getByRole('button', { name: 'Delete affiliate' }));
    expect(await notifications().findByText('Affiliate deleted successfully')).toBeVisible();
  });

  it('[AF-08] termination requires a reason, and the password again', async () => {
    adminApi.confirm();
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'More Ana Lopez' }));
    await user.click(screen.getByRole('button', { name: 'Terminate' }));
    const submit = screen.getByRole('button', { name: 'Terminate affiliate' });
    await user.click(submit);
    expect(await screen.findByText('Enter a reason. It is recorded with this change.')).toBeVisible();
    await paste(user, screen.getByLabelText('Reason'), 'Spam');
    const path = '/api/admin/affiliate/ana/terminate';
    api.refuse('post', path, 403, 'Confirm', { code: 'administration.confirmation-required' });
    await user.click(submit);
    await paste(user, await screen.findByLabelText('Password'), 'correct horse');
    const sent = partnersApi.change('post', 'ana/terminate', 'Affiliate terminated');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await notifications().findByText('Affiliate terminated')).toBeVisible();
    expect(sent[0]?.body).toEqual({ reason: 'Spam' });
  });

  it('corrects a membership with a reason, and ends it without a number', async () => {
    const sent = partnersApi.change('put', 'ana/membership', 'Membership updated successfully');
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'More Ana Lopez' }));
    await user.click(screen.getByRole('button', { name: 'Correct membership' }));
    expect(screen.getByLabelText('Member number')).toHaveValue('123456');
    await user.selectOptions(screen.getByLabelText('Organization'), 'No organization');
    expect(screen.queryByLabelText('Member number')).not.toBeInTheDocument();
    await paste(user, screen.getByLabelText('Reason'), 'Left it');
    await user.keyboard('{Enter}');
    expect(await notifications().findByText('Membership updated successfully')).toBeVisible();
    expect(sent[0]?.body).toEqual({ organizationTag: null, memberId: null, reason: 'Left it' });
  });

  it('the membership form shows that the organizations could not be loaded', async () => {
    api.refuse('get', '/api/admin/organizations', 503, 'The database is away. Please try again.');
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'More Ana Lopez' }));
    await user.click(screen.getByRole('button', { name: 'Correct membership' }));
    expect(await screen.findByText(/other organizations could not be loaded/)).toBeVisible();
    expect(screen.getByLabelText('Organization')).toHaveValue('HAR');
  });

  it('[AF-09] replaces a dashboard link after a confirmation', async () => {
    partnersApi.change('post', 'ana/replace-link', 'A new dashboard link is on its way to the affiliate');
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'More Ana Lopez' }));
    await user.click(screen.getByRole('button', { name: 'Replace dashboard link' }));
    expect(screen.getByText(/We email a new link to ana@example.com/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Replace link' }));
    expect(await notifications().findByText(/A new dashboard link is on its way/)).toBeVisible();
  });
});
