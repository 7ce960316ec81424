import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answer, api } from '../../../test/api';
import { renderApp } from '../../../test/render-app';

beforeAll(() => import('./NotMePage'));

const path = '/affiliate/not-me';
const call = '/api/affiliate/not-me';
const erase = { name: 'Erase the sign-up' };

it('erases the sign-up when the button is pressed, not when the page is opened', async () => {
  const sent = answer('post', call, { success: true, message: 'The sign-up was erased.' });
  const { user } = renderApp(`${path}/secret`);
  expect(await screen.findByRole('heading', { name: 'Not you?' })).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', erase));
  expect(await screen.findByRole('heading', { name: 'The sign-up is erased' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ token: 'secret' }]);
});

it('shows why nothing was erased, and can try again', async () => {
  api.refuse('post', call, 409, 'This account has brought sales.');
  const { user } = renderApp(`${path}/secret`);
  await user.click(await screen.findByRole('button', erase));
  expect(await screen.findByText('This account has brought sales.')).toBeVisible();
  expect(screen.getByRole('button', erase)).toBeEnabled();
});

it('explains a link without its secret', async () => {
  renderApp(path);
  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  expect(screen.queryByRole('button', erase)).not.toBeInTheDocument();
});
