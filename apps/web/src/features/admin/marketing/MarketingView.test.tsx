import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { adminApi } from '../../../test/admin-api';
import { api } from '../../../test/api';
import { partnersApi } from '../../../test/partners-api';
import { paste, renderApp } from '../../../test/render-app';

const speed = () => screen.findByRole('switch', { name: 'Ready in under 2 minutes' });
const save = (what: string) => screen.getByRole('button', { name: `Save ${what}` });
const ofFirst = () => within(screen.getByRole('group', { name: /^First testimonial/ }));
const words = (language: string) =>
  within(ofFirst().getByRole('group', { name: language })).getByLabelText('What they said');

beforeAll(() => import('../AdminPage'));
const sold = { totalReports: 80, paidReports: 50, totalRevenue: '$1,475.00', todayReports: 4 };
beforeEach(() => {
  adminApi.user();
  adminApi.settings();
  partnersApi.stats({ ...sold, averageOrderCents: 2950 });
  partnersApi.visitors({ total: 4120, today: 37, since: '2026-11-26' });
});

const metrics = async () => {
  const card = within(await screen.findByRole('region', { name: 'Performance Metrics' }));
  await card.findByText('Total Visitors');
  return card.getAllByRole('definition').map((value) => value.textContent);
};

it('[AD-06] shows conversion rate, average order value and total visitors, and how visitors are counted', async () => {
  renderApp('/admin?tab=marketing');
  expect(await metrics()).toEqual([
    '62.5%50 of 80 reports paid',
    '$29.50Per paid report with premium, after refunds',
    '4,120Since November 26, 2026; 37 of them today',
  ]);
  expect(screen.getByText(/without cookies. Neither is stored/)).toBeVisible();
});

it('[AD-06] shows no rate or average before the first order and visitor', async () => {
  partnersApi.stats({ ...sold, totalReports: 0, paidReports: 0, averageOrderCents: null });
  partnersApi.visitors({ total: 0, today: 0, since: null });
  renderApp('/admin?tab=marketing');
  expect(await metrics()).toEqual([
    'None yetNo reports ordered yet',
    'None yetNo reports paid yet',
    '0No visitors yet',
  ]);
});

it('shows that the metrics could not be loaded, and keeps the rest', async () => {
  api.refuse('get', '/api/admin/visitors', 503, 'The database is away. Please try again.');
  renderApp('/admin?tab=marketing');
  expect(await screen.findByText('The database is away. Please try again.')).toBeVisible();
  expect(await speed()).toBeChecked();
});

it('turns a claim off with a reason, and sends nothing else', async () => {
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

it('saves a testimonial in one language, on one line', async () => {
  const sent = adminApi.saveSettings();
  const { user } = renderApp('/admin?tab=marketing');
  await speed();
  await paste(user, words('Spanish'), ' Valió\nla pena. ');
  await user.click(ofFirst().getByRole('switch', { name: 'Shown on the site' }));
  await user.click(save('testimonials'));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(sent[0]?.body).toEqual({ TESTIMONIAL_1_ES_WORDS: 'Valió la pena.', CLAIM_TESTIMONIAL_1: 'false' });
});

it('rejects markup', async () => {
  const { user } = renderApp('/admin?tab=marketing');
  await speed();
  await paste(user, words('English'), 'Great <b>value</b>');
  await user.click(save('testimonials'));
  expect(
    await screen.findByText('The words of a testimonial must be plain text, without < and >'),
  ).toBeVisible();
  expect(words('English')).toHaveFocus();
});

it('keeps the switches and shows an error if saving fails', async () => {
  api.breakOff('put', '/api/admin/settings');
  const { user } = renderApp('/admin?tab=marketing');
  await user.click(await speed());
  await user.click(save('claims'));
  expect(await screen.findByText('Failed to save settings. Please try again.')).toBeVisible();
  expect(await speed()).not.toBeChecked();
});

const socialProof = async () => within(await screen.findByRole('region', { name: 'Social proof' }));

it('saves changed notice settings, also in the browser', async () => {
  const sent = adminApi.saveSettings(undefined, undefined, { SOCIAL_PROOF_INTERVAL: '30' });
  const { user } = renderApp('/admin?tab=marketing');
  const card = await socialProof();
  const frequency = await card.findByLabelText('Display frequency');
  expect(frequency).toHaveValue('15');
  expect(card.getByRole('button', { name: 'Changes Saved' })).toBeDisabled();
  fireEvent.change(frequency, { target: { value: '30' } });
  expect(card.getByText('Every 30 seconds')).toBeVisible();
  adminApi.settings(undefined, undefined, { SOCIAL_PROOF_INTERVAL: '30' });
  await user.click(card.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Settings Saved')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ SOCIAL_PROOF_INTERVAL: '30' }]);
  expect(await card.findByRole('button', { name: 'Changes Saved' })).toBeDisabled();
  expect(localStorage.getItem('closewise_social_proof_settings')).toContain('"SOCIAL_PROOF_INTERVAL":"30"');
});

it('shows why the server rejects a message, and keeps the input', async () => {
  const refusal = 'The message may use {propertyType}, {location} and {priceRange}, and no other braces';
  api.refuse('put', '/api/admin/settings', 400, refusal);
  const { user } = renderApp('/admin?tab=marketing');
  const card = await socialProof();
  await paste(user, await card.findByLabelText('Message'), ' {name}');
  await user.click(card.getByRole('button', { name: 'Save Changes' }));
  expect(await card.findByText(refusal)).toBeVisible();
  expect(card.getByLabelText('Message')).toHaveValue('Somebody in {location} got a report {name}');
});

it('previews a notice half a second after the click, and fades it out when closed', async () => {
  const { user } = renderApp('/admin?tab=marketing');
  const card = await socialProof();
  await user.selectOptions(await card.findByLabelText('Position'), 'Bottom right');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(card.getByRole('button', { name: 'Test Notification' }));
  const notice = () => document.querySelector('aside[data-social-proof]');
  vi.advanceTimersByTime(499);
  expect(notice()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(notice()).toHaveTextContent('Somebody in Houston, TX got a report');
  expect(notice()).toHaveClass('sm:right-4');
  fireEvent.click(within(notice() as HTMLElement).getByRole('button'));
  expect(notice()).toHaveAttribute('data-social-proof', 'fading');
  vi.advanceTimersByTime(300);
  expect(notice()).toBeNull();
  vi.useRealTimers();
});

it('fades the notice out after its duration', async () => {
  renderApp('/admin?tab=marketing');
  const card = await socialProof();
  await card.findByLabelText('Position');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(card.getByRole('button', { name: 'Test Notification' }));
  vi.advanceTimersByTime(500 + 7_999);
  expect(document.querySelector('aside')).toHaveAttribute('data-social-proof', 'shown');
  vi.advanceTimersByTime(1);
  expect(document.querySelector('aside')).toHaveAttribute('data-social-proof', 'fading');
  vi.advanceTimersByTime(300);
  expect(document.querySelector('aside')).toBeNull();
  vi.useRealTimers();
});

it('shows the defaults if the settings cannot be loaded', async () => {
  api.refuse('get', '/api/admin/settings', 500, 'Broken');
  renderApp('/admin?tab=marketing');
  const card = await socialProof();
  expect(await card.findByText('Failed to load settings. Using defaults.')).toBeVisible();
  expect(card.getByLabelText('Display duration')).toHaveValue('8');
});
