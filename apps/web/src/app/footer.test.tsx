import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../test/api';
import { organizationApi } from '../test/organization-api';
import { renderApp } from '../test/render-app';

const footer = async () => within(await screen.findByRole('contentinfo'));
const har = { name: 'Houston Association of Realtors', tag: 'HAR', dashboardPath: '/har/dashboard' };
const austin = {
  name: 'Austin Board of Realtors',
  tag: 'AUSTIN',
  dashboardPath: '/organization/AUSTIN/dashboard',
};

it.each([
  ['/no-page', 'Affiliate program', 'Organization enrollment', 'HAR Dashboard Login'],
  ['/es/no-hay', 'Programa de afiliados', 'Inscripción de organizaciones', 'Acceso al panel de HAR'],
])("[OR-08] %s links to the affiliate program, the enrollment and HAR's login", async (path, ...names) => {
  renderApp(path);
  const links = await footer();
  const targets = names.map((name) => links.getByRole('link', { name }).getAttribute('href'));
  expect(targets).toEqual(['/affiliate/register', '/organization/master-setup', '/har/dashboard']);
});

it('[OR-05] lists the active organizations, each with its dashboard', async () => {
  organizationApi.active(har, austin);
  renderApp('/no-page');
  const list = await (await footer()).findByRole('list', { name: 'Organizations' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    [har.name, '/har/dashboard'],
    [austin.name, '/organization/AUSTIN/dashboard'],
  ]);
});

it('[OR-05] requests the organizations once for all pages', async () => {
  const asked = organizationApi.active(har);
  const { user } = renderApp('/no-page');
  await (await footer()).findByText('Organizations');
  await user.click(screen.getByRole('link', { name: 'Return to Home' }));
  await screen.findByRole('heading', { level: 1, name: /Know what closing really costs/ });
  await (await footer()).findByText(har.name);
  expect(asked).toHaveLength(1);
});

it.each([
  ['there are none', () => organizationApi.active()],
  ['the call fails', () => api.refuse('get', '/api/organizations/active', 503, 'Away')],
])('[OR-05] has no column of organizations if %s', async (_, given) => {
  const asked = given();
  renderApp('/no-page');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect((await footer()).queryByText('Organizations')).not.toBeInTheDocument();
});
