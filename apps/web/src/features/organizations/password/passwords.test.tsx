import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { answer, api } from '../../../test/api';
import { organizationApi } from '../../../test/organization-api';
import { paste, renderApp } from '../../../test/render-app';

beforeAll(async () => {
  await Promise.all([import('./ForgotPage'), import('./ResetPage'), import('../dashboard/DashboardPage')]);
});
beforeEach(() => sessionStorage.clear());

const forgot = '/api/organization/forgot-password';
const reset = '/api/organization/reset-password';
const link = '/organization/reset-password/AUSTIN.1.00';
const next = 'five other unrelated words there';

it("is linked from the login, and requests the link in the page's language", async () => {
  organizationApi.noSession();
  const sent = answer('post', forgot, { success: true, message: 'Sent' });
  const { user } = renderApp('/har/dashboard');
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await user.click(await screen.findByRole('button', { name: 'Email me the link' }));
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver esta página en español' }));
  await paste(user, screen.getByLabelText('Correo de acceso'), ' eva@example.com ');
  await user.click(screen.getByRole('button', { name: 'Enviarme el enlace' }));
  expect(await screen.findByText(/^Si esta dirección pertenece a una organización/)).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'eva@example.com', language: 'es' }]);
});

it('sets a new password with the link, and leads to the login', async () => {
  const sent = answer('post', reset, { success: true, message: 'Set' });
  const { user } = renderApp(link);
  const main = within(await screen.findByRole('main'));
  await paste(user, await main.findByLabelText('New password'), 'short');
  await paste(user, main.getByLabelText('Confirm new password'), 'short');
  await user.click(main.getByRole('button', { name: 'Set the password' }));
  expect(await main.findByText('New password must be at least 16 characters long')).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(main.getByLabelText('New password'));
  await paste(user, main.getByLabelText('New password'), next);
  await user.clear(main.getByLabelText('Confirm new password'));
  await paste(user, main.getByLabelText('Confirm new password'), next);
  await user.click(main.getByRole('button', { name: 'Set the password' }));
  expect(await main.findByRole('heading', { name: 'Your new password is set' })).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([
    { token: 'AUSTIN.1.00', newPassword: next, confirmPassword: next },
  ]);
  expect(main.getByRole('link', { name: 'Back to login' })).toBeVisible();
});

it('offers a new link if the old one has expired or is incomplete', async () => {
  api.refuse('post', reset, 404, 'This link has expired or was already used. Please request a new one.');
  const { user, router } = renderApp(link);
  const main = within(await screen.findByRole('main'));
  await paste(user, await main.findByLabelText('New password'), next);
  await paste(user, main.getByLabelText('Confirm new password'), next);
  await user.click(main.getByRole('button', { name: 'Set the password' }));
  expect(await main.findByText(/^This link has expired or was already used/)).toBeVisible();
  await user.click(main.getByRole('link', { name: 'Request a new link' }));
  expect(router.state.location.pathname).toBe('/organization/forgot-password');
  await router.navigate('/organization/reset-password');
  expect(await screen.findByText('This link is incomplete')).toBeVisible();
});
