import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { answer } from '../../../test/api';
import { organizationApi } from '../../../test/organization-api';
import { paste, renderApp } from '../../../test/render-app';

beforeAll(() => import('./RegisterPage'));

const har = { name: 'Houston Association of Realtors', tag: 'HAR', dashboardPath: '/har/dashboard' };
const austin = {
  name: 'Austin Board of Realtors',
  tag: 'AUSTIN',
  dashboardPath: '/organization/AUSTIN/dashboard',
};
beforeEach(() => void organizationApi.active(har, austin));

const signup = () =>
  answer('post', '/api/affiliate/signup', { success: true, message: 'Check your mail' }, 201);

async function register(user: ReturnType<typeof userEvent.setup>) {
  await paste(user, screen.getByLabelText('Full name'), 'Ana Lopez');
  await paste(user, screen.getByLabelText('Email address'), 'ana@example.com');
  await user.click(screen.getByLabelText(/I am 18 or older/));
  await user.click(screen.getByRole('button', { name: 'Create my affiliate account' }));
}

it("[AF-01] an organization's link asks about that organization, and registers its members", async () => {
  const sent = signup();
  const { user } = renderApp('/affiliate/register?organization=austin');
  await screen.findByRole('group', { name: 'Are you a member of AUSTIN?' });
  expect(screen.getByText(austin.name, { selector: '.hint' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await paste(user, screen.getByLabelText('AUSTIN Member ID (optional)'), ' A-17 ');
  await register(user);
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(sent[0]?.body).toMatchObject({
    isHarMember: false,
    organizationTag: 'AUSTIN',
    organizationMemberId: 'A-17',
  });
});

it('[AF-01] the answer no registers without an organization', async () => {
  const sent = signup();
  const { user } = renderApp('/affiliate/register?organization=AUSTIN');
  await screen.findByRole('group', { name: 'Are you a member of AUSTIN?' });
  await user.click(screen.getByRole('radio', { name: 'No' }));
  await register(user);
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(sent[0]?.body).toEqual({
    name: 'Ana Lopez',
    email: 'ana@example.com',
    isHarMember: false,
    acceptTerms: true,
  });
});

it.each(['?organization=HAR', ''])(
  '[AF-01] members of HAR must give their number, also with the link %j',
  async (search) => {
    const sent = signup();
    const { user } = renderApp(`/affiliate/register${search}`);
    await screen.findByRole('group', { name: 'Are you a member of HAR?' });
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    await register(user);
    const missing = "HAR Member ID is required when you select 'Yes' for HAR membership";
    expect(await screen.findByText(missing)).toBeVisible();
    await paste(user, screen.getByLabelText('HAR Member ID'), '123456');
    await user.click(screen.getByRole('button', { name: 'Create my affiliate account' }));
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(sent[0]?.body).toMatchObject({ isHarMember: true, harMemberId: '123456' });
  },
);

it('[AF-01] the link of an inactive organization asks about HAR, as without a link', async () => {
  renderApp('/affiliate/register?organization=NOBODY');
  await screen.findByText(har.name, { selector: 'a' });
  expect(screen.getByRole('group', { name: 'Are you a member of HAR?' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
});
