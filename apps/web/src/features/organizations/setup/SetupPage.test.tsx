import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { api } from '../../../test/api';
import { organizationApi } from '../../../test/organization-api';
import { renderApp } from '../../../test/render-app';

beforeAll(() => import('./SetupPage'));

const path = '/organization/master-setup';
const call = '/api/organization/create-master-account';
const complete = {
  'Organization name': 'Austin Board of Realtors',
  'Organization tag': 'austin',
  'Contact name': 'Eva Ruiz',
  'Contact email': 'eva@example.com',
  'Login password': 'four unrelated words',
  'Confirm password': 'four unrelated words',
};
type Form = typeof complete;
type User = ReturnType<typeof userEvent.setup>;

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });

const put = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } });

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Create master account' }));

async function fillIn() {
  await screen.findByText('Create a master account');
  for (const [label, text] of Object.entries(complete)) put(label, text);
}

it('[OR-01] shows the first error at its field, and sends nothing', async () => {
  const wrong: [keyof Form, string, string][] = [
    ['Organization name', '  ', 'All fields are required'],
    ['Organization tag', '', 'All fields are required'],
    ['Contact name', '', 'All fields are required'],
    ['Contact email', '', 'All fields are required'],
    ['Login password', '', 'All fields are required'],
    ['Contact email', 'eva', 'Please enter a valid email address'],
    ['Login password', 'eleven char', 'Password must be at least 12 characters long'],
    ['Confirm password', 'four other words', 'Passwords do not match'],
    ['Organization tag', 'A-B', 'Organization tag may have at most 10 letters or digits'],
  ];
  const { user } = renderApp(path);
  await fillIn();
  for (const [label, text, message] of wrong) {
    put(label, text);
    await submit(user);
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field(label)).toHaveFocus();
    put(label, complete[label]);
  }
});

it('[OR-01] shows the tag in capitals, at most ten characters, without moving the cursor', async () => {
  const { user } = renderApp(path);
  const tag = await screen.findByLabelText<HTMLInputElement>('Organization tag');
  await user.type(tag, 'abcdefghijkl');
  expect(tag).toHaveValue('ABCDEFGHIJ');
  await user.type(tag, 'x', { initialSelectionStart: 2, initialSelectionEnd: 5 });
  expect(tag).toHaveValue('ABXFGHIJ');
  expect(tag.selectionStart).toBe(3);
});

it('[OR-01] shows the created account, the email to open, and where to log in', async () => {
  const sent = organizationApi.setUp('Austin Board of Realtors');
  const { user } = renderApp(path);
  await fillIn();
  await submit(user);
  const done = await screen.findByRole('heading', {
    level: 1,
    name: 'Austin Board of Realtors master account created successfully!',
  });
  expect(done).toHaveFocus();
  expect(sent.map(({ body }) => body)).toEqual([
    {
      organizationName: 'Austin Board of Realtors',
      organizationTag: 'AUSTIN',
      contactEmail: 'eva@example.com',
      contactName: 'Eva Ruiz',
      loginPassword: 'four unrelated words',
    },
  ]);
  expect(
    screen.getByText(/^Check your email: we have sent a link to eva@example.com. Open it within 7 days/),
  ).toBeVisible();
  expect(screen.getByText('eva@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the dashboard' })).toHaveAttribute(
    'href',
    '/organization/AUSTIN/dashboard',
  );
  expect(screen.getByRole('link', { name: 'Open its affiliate dashboard' })).toHaveAttribute(
    'href',
    '/affiliate/dashboard/s.master-1.1.9f2c',
  );
});

it('[OR-01] shows a taken tag at its field and in a toast, and keeps the input', async () => {
  const message = 'This organization tag is already taken';
  api.refuse('post', call, 409, message, { code: 'organizations.tag-taken' });
  const { user } = renderApp(path);
  await fillIn();
  await submit(user);
  const toasts = screen.getByRole('region', { name: 'Notifications' });
  expect(await within(toasts).findByText('Failed to create master organization account')).toBeVisible();
  expect(within(toasts).getByText(message)).toBeVisible();
  expect(field('Organization tag')).toHaveFocus();
  expect(field('Organization tag')).toHaveAccessibleDescription(message);
  expect(field('Login password')).toHaveValue(complete['Login password']);
});

it('[OR-01] shows a lost connection in the form, and the next attempt succeeds', async () => {
  api.breakOff('post', call);
  const { user } = renderApp(path);
  await fillIn();
  await submit(user);
  const alert = await within(screen.getByRole('main')).findByRole('alert');
  expect(alert).toHaveTextContent('Failed to create master organization account');
  organizationApi.setUp('Austin Board of Realtors');
  await submit(user);
  expect(await screen.findByRole('heading', { level: 1, name: /created successfully!$/ })).toBeVisible();
});
