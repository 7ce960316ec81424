import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { adminApi } from '../../../test/admin-api';
import { api } from '../../../test/api';
import { paste } from '../../../test/paste';
import { renderApp } from '../../../test/render-app';

const speed = () => screen.findByRole('switch', { name: 'Ready in under 2 minutes' });
const save = (what: string) => screen.getByRole('button', { name: `Save ${what}` });
const ofFirst = () => within(screen.getByRole('group', { name: /^First testimonial/ }));
const words = (language: string) =>
  within(ofFirst().getByRole('group', { name: language })).getByLabelText('What they said');

beforeAll(() => import('../AdminPage'));
beforeEach(() => {
  adminApi.user();
  adminApi.settings();
});

it('switches a claim off with its reason, and sends nothing else', async () => {
  const sent = adminApi.saveSettings(undefined, undefined, { CLAIM_SPEED: 'false' });
  const { user } = renderApp('/admin?tab=marketing');
  expect(await speed()).toBeChecked();
  expect(save('claims')).toBeDisabled();
  await user.click(await speed());
  await paste(user, screen.getAllByLabelText('Reason')[0]!, 'Not measured this week');
  adminApi.settings(undefined, undefined, { CLAIM_SPEED: 'false' });
  await user.click(save('claims'));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ CLAIM_SPEED: 'false', reason: 'Not measured this week' }]);
  await waitFor(() => expect(save('claims')).toBeDisabled());
  expect(await speed()).not.toBeChecked();
});

it('saves what a buyer said in one language, on one line', async () => {
  const sent = adminApi.saveSettings();
  const { user } = renderApp('/admin?tab=marketing');
  await speed();
  await paste(user, words('Spanish'), ' Valió\nla pena. ');
  await user.click(ofFirst().getByRole('switch', { name: 'Shown on the site' }));
  await user.click(save('testimonials'));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(sent[0]?.body).toEqual({ TESTIMONIAL_1_ES_WORDS: 'Valió la pena.', CLAIM_TESTIMONIAL_1: 'false' });
});

it('asks for plain text instead of sending markup', async () => {
  const { user } = renderApp('/admin?tab=marketing');
  await speed();
  await paste(user, words('English'), 'Great <b>value</b>');
  await user.click(save('testimonials'));
  expect(
    await screen.findByText('The words of a testimonial must be plain text, without < and >'),
  ).toBeVisible();
  expect(words('English')).toHaveFocus();
});

it('keeps the switches when saving failed, and says so', async () => {
  api.breakOff('put', '/api/admin/settings');
  const { user } = renderApp('/admin?tab=marketing');
  await user.click(await speed());
  await user.click(save('claims'));
  expect(await screen.findByText('Failed to save settings. Please try again.')).toBeVisible();
  expect(await speed()).not.toBeChecked();
});
