import { foundPersonView, orderView, type FoundPersonView } from '@closewise/contracts/admin';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adminApi, ann } from '../../../test/admin-api';
import { answer, api } from '../../../test/api';
import { partnersApi } from '../../../test/partners-api';
import { paste, renderApp } from '../../../test/render-app';

beforeAll(() => import('../AdminPage'));
beforeEach(() => void adminApi.user());

const page = '/admin?tab=security&view=persons';
const { person } = foundPersonView.parse(foundPersonView.meta()?.['example']);
const find = (change: Partial<FoundPersonView['person']> = {}) =>
  answer('post', '/api/admin/persons/find', { success: true, person: { ...person, ...change } });
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

async function search(whom: string) {
  const { user } = renderApp(page);
  await paste(user, await screen.findByLabelText('Email address or report number'), whom);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  return user;
}

it('shows how much is stored about a person, with links to reports and accounts', async () => {
  const sent = find();
  await search(' bea@example.com ');
  const card = within(await screen.findByRole('region', { name: 'Data stored about bea@example.com' }));
  expect(sent[0]?.body).toEqual({ whom: 'bea@example.com' });
  expect(card.getByText('Shown in the admin actions as “the subject 7a31c0ff…”.')).toBeVisible();
  expect(card.getByText('Emails').nextElementSibling).toHaveTextContent('2');
  expect(card.getByRole('link', { name: 'Open report 4711000000000042' })).toHaveAttribute(
    'href',
    '/admin?tab=overview&view=orders&order=4711000000000042',
  );
  expect(card.getByRole('link', { name: 'Open affiliate MAPLE7K4M' })).toHaveAttribute(
    'href',
    '/admin?tab=affiliates&search=MAPLE7K4M',
  );
  expect(card.getByText(/delete the affiliate first/)).toBeVisible();
});

it('shows in one sentence that nothing was found, and requires a search term', async () => {
  api.refuse('post', '/api/admin/persons/find', 404, 'No data is stored about this email address');
  const user = await search('no@example.com');
  expect(await screen.findByText('No data is stored about this email address')).toBeVisible();
  await user.clear(screen.getByLabelText('Email address or report number'));
  await user.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Enter an email address or a 16-digit report number')).toBeVisible();
});

it('erases with a reason, after the search term was repeated and objections were overridden', async () => {
  find();
  const user = await search('bea@example.com');
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  const form = within(screen.getByRole('form', { name: 'Erase permanently' }));
  expect(form.getByLabelText('Reason')).toHaveFocus();
  expect(form.getByText(/No money is refunded/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Erase permanently' }));
  expect(await form.findByText('Enter a reason. It is recorded in the admin actions.')).toBeVisible();
  expect(form.getByText('Type bea@example.com, exactly as you searched for it')).toBeVisible();
  expect(form.getByText(/Do the above first/)).toBeVisible();
  await paste(user, form.getByLabelText('Reason'), 'ticket 4711');
  await paste(user, form.getByLabelText('Type bea@example.com to confirm'), 'Bea@example.com');
  await user.click(form.getByLabelText('Erase even though the above is not done'));
  const sent = answer('post', '/api/admin/persons/erase', {
    success: true,
    message: 'Permanently erased',
    keys: 2,
  });
  await user.click(form.getByRole('button', { name: 'Erase permanently' }));
  expect(await toasts().findByText('Permanently erased')).toBeVisible();
  expect(sent[0]?.body).toEqual({
    whom: 'bea@example.com',
    reason: 'ticket 4711',
    confirmation: 'Bea@example.com',
    evenUnfinished: true,
  });
  expect(await screen.findByText('Already erased, nothing is left')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
});

it('downloads the data as JSON, with a reason that names nobody', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (content) => {
    saved.push(content as Blob);
    return 'blob:kept';
  };
  URL.revokeObjectURL = () => undefined;
  find({ objections: [] });
  const user = await search('bea@example.com');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const form = within(screen.getByRole('form', { name: 'Export personal data' }));
  await user.click(form.getByRole('button', { name: 'Download as JSON' }));
  expect(await form.findByText('Enter a reason. It is recorded in the admin actions.')).toBeVisible();
  await paste(user, form.getByLabelText('Reason'), 'bea@example.com asked');
  api.refuse('post', '/api/admin/persons/export', 400, 'The reason stays when the person is gone');
  await user.click(form.getByRole('button', { name: 'Download as JSON' }));
  expect(await form.findByText('The reason stays when the person is gone')).toBeVisible();
  const kept = { mail: [{ to: 'bea@example.com' }] };
  answer('post', '/api/admin/persons/export', { success: true, about: 'bea@example.com', kept });
  await user.click(form.getByRole('button', { name: 'Download as JSON' }));
  expect(await toasts().findByText('The file was downloaded')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus());
  expect(JSON.parse(await saved[0]!.text())).toEqual({ about: 'bea@example.com', kept });
});

it('opens from an order and searches for its buyer', async () => {
  const view = orderView.parse(orderView.meta()?.['example']);
  answer('get', '/api/admin/orders/stripe-pi_3Q', view);
  partnersApi.explain('stripe-pi_3Q');
  const { user } = renderApp('/admin?tab=overview&view=orders&order=stripe-pi_3Q');
  await user.click(await screen.findByRole('link', { name: 'Export or erase the person' }));
  expect(await screen.findByLabelText('Email address or report number')).toHaveValue('bea@example.com');
});

it('shows auditors that they have no access', async () => {
  adminApi.user({ ...ann, isAdmin: false, role: 'auditor' });
  renderApp(page);
  expect(await screen.findByText(/only admins can look up, export or erase personal data/)).toBeVisible();
  expect(screen.queryByLabelText('Email address or report number')).toBeNull();
});
