import { screen, within } from '@testing-library/react';
import type { RegistrationLinkView } from '@closewise/contracts/organizations';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { answer, api } from '../../../test/api';
import { paste, renderApp } from '../../../test/render-app';

beforeAll(() => import('./RegistrationPage'));
beforeEach(() => sessionStorage.clear());

const path = '/organization/registration/AUSTIN.m-1.9f2c';
const token = 'AUSTIN.m-1.9f2c';
const link = `/api/organization/registration/link/${token}`;
const confirm = '/api/organization/confirm-registration';
const notMe = '/api/organization/not-me';
const chosen = 'five other unrelated words there';

const registered = (linkOpened = false) =>
  answer('get', link, {
    success: true,
    registration: { name: 'Austin Board of Realtors', tag: 'AUSTIN', linkOpened },
  } satisfies RegistrationLinkView);
const succeeds = (call: typeof confirm | typeof notMe) =>
  answer('post', call, { success: true, message: 'Done' });

it("confirms with the form's password when the button is pressed, not when the page is opened", async () => {
  registered();
  const sent = succeeds(confirm);
  const { user } = renderApp(path);
  expect(await screen.findByRole('heading', { name: 'Confirm your registration' })).toBeVisible();
  expect(
    screen.getByText(/^Austin Board of Realtors \(AUSTIN\) was registered with Closewise/),
  ).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Confirm the registration' }));
  expect(await screen.findByRole('heading', { name: 'Your registration is confirmed' })).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([{ token }]);
  expect(screen.getByRole('link', { name: 'Open the dashboard' })).toHaveAttribute(
    'href',
    '/organization/AUSTIN/dashboard',
  );
  expect(screen.queryByRole('button', { name: 'Erase the registration' })).not.toBeInTheDocument();
});

it('sets a new password if one is entered, and shows what is wrong with it', async () => {
  registered();
  const sent = succeeds(confirm);
  const { user } = renderApp(path);
  await paste(user, await screen.findByLabelText('New password (optional)'), 'short');
  await paste(user, screen.getByLabelText('Confirm new password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Confirm the registration' }));
  expect(await screen.findByText('New password must be at least 16 characters long')).toBeVisible();
  expect(sent).toEqual([]);
  for (const label of ['New password (optional)', 'Confirm new password']) {
    await user.clear(screen.getByLabelText(label));
    await paste(user, screen.getByLabelText(label), chosen);
  }
  await user.click(screen.getByRole('button', { name: 'Confirm the registration' }));
  expect(await screen.findByRole('heading', { name: 'Your registration is confirmed' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ token, newPassword: chosen, confirmPassword: chosen }]);
});

it('erases a registration that somebody else made, in Spanish, too', async () => {
  registered();
  const sent = succeeds(notMe);
  const { user } = renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Ver esta página en español' }));
  const section = within(screen.getByRole('region', { name: '¿No fue usted?' }));
  await user.click(section.getByRole('button', { name: 'Borrar el registro' }));
  expect(await screen.findByRole('heading', { name: 'El registro está borrado' })).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([{ token }]);
  expect(screen.queryByRole('button', { name: 'Confirmar el registro' })).not.toBeInTheDocument();
});

it('shows that it is confirmed when opened again, and can still be erased unless the server refuses', async () => {
  registered(true);
  api.refuse('post', notMe, 409, 'This organization was approved already.');
  const { user } = renderApp(path);
  expect(await screen.findByRole('heading', { name: 'Your registration is confirmed' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Erase the registration' }));
  expect(await screen.findByText('This organization was approved already.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Erase the registration' })).toBeEnabled();
});

it('shows why it was not confirmed, and keeps the input', async () => {
  registered();
  api.refuse('post', confirm, 409, 'This link was used already.');
  const { user } = renderApp(path);
  const field = await screen.findByLabelText('New password (optional)');
  await paste(user, field, chosen);
  await paste(user, screen.getByLabelText('Confirm new password'), chosen);
  await user.click(screen.getByRole('button', { name: 'Confirm the registration' }));
  expect(await screen.findByText('This link was used already.')).toBeVisible();
  expect(field).toHaveValue(chosen);
});

it('offers a new registration if the old one has ended', async () => {
  api.refuse('get', link, 404, 'This link opens nothing.');
  renderApp(path);
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Register an organization' })).toHaveAttribute(
    'href',
    '/organization/master-setup',
  );
});

it('can retry after a lost connection', async () => {
  api.breakOff('get', link);
  const { user } = renderApp(path);
  expect(await screen.findByText('The registration could not be loaded')).toBeVisible();
  registered();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Confirm your registration' })).toBeVisible();
});

it('explains a link without its secret', async () => {
  renderApp('/organization/registration');
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm the registration' })).not.toBeInTheDocument();
});
