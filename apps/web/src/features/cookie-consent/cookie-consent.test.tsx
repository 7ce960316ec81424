import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askAgain } from '../../shared/consent/consent-store';
import { newVisitor, sendPrivacyControl } from '../../test/cookies';
import { renderApp } from '../../test/render-app';
import en from './messages.en';
import es from './messages.es';

const banner = (t = en) => screen.findByRole('region', { name: t.title });
const gone = (t = en) => waitFor(() => expect(screen.queryByRole('region', { name: t.title })).toBeNull());
const status = () => localStorage.getItem('closewise_cookie_consent');

describe('the cookie banner', () => {
  beforeEach(newVisitor);

  it.each([
    ['/no-page', en, 'accept', 'accepted'],
    ['/es/no-hay', es, 'decline', 'declined'],
  ] as const)('[CC-01] %s asks in its language until the visitor chooses', async (path, t, choice, word) => {
    const { user } = renderApp(path);
    await user.click(within(await banner(t)).getByRole('button', { name: t.choices[choice] }));
    await gone(t);
    expect(status()).toBe(word);
  });

  it('[CC-01] opens the preferences, all off at first; going back keeps the banner', async () => {
    const { user } = renderApp('/no-page');
    await user.click(within(await banner()).getByRole('button', { name: 'Preferences' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cookie preferences' });
    const switches = within(dialog).getAllByRole('switch');
    expect(switches.map((each) => (each as HTMLInputElement).checked)).toEqual([true, false, false]);
    expect(switches[0]).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect(await banner()).toBeVisible();
    expect(status()).toBeNull();
  });

  it('[CC-01] saves each category separately', async () => {
    const { user } = renderApp('/no-page');
    await user.click(within(await banner()).getByRole('button', { name: 'Preferences' }));
    await user.click(await screen.findByRole('switch', { name: 'Analytics' }));
    await user.click(screen.getByRole('button', { name: 'Save preferences' }));
    await gone();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('closewise_cookie_preferences')).toBe(
      '{"necessary":true,"analytics":true,"marketing":false}',
    );
  });

  it('does not move the focus, and comes before the header in tab order', async () => {
    const { user } = renderApp('/no-page');
    const home = await screen.findByRole('link', { name: 'Return to Home' });
    act(() => home.focus());
    await banner();
    expect(home).toHaveFocus();
    const isBefore = (await banner()).compareDocumentPosition(screen.getByRole('banner'));
    expect(isBefore & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Decline all' }));
    await waitFor(() => expect(home).toHaveFocus());
  });

  it('adds space below the page while it is open', async () => {
    const { user } = renderApp('/no-page');
    await banner();
    const room = () => document.documentElement.style.getPropertyValue('--room-below');
    expect(room()).toMatch(/px$/);
    await user.click(screen.getByRole('button', { name: 'Decline all' }));
    await waitFor(() => expect(room()).toBe(''));
  });
});

it('[CC-01] is not shown to a visitor who has chosen, until they reopen it', async () => {
  const { user } = renderApp('/no-page');
  await screen.findByRole('link', { name: 'Return to Home' });
  expect(screen.queryByRole('region', { name: en.title })).toBeNull();
  act(() => askAgain());
  await waitFor(async () => expect(await banner()).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Accept all' }));
  await gone();
  expect(status()).toBe('accepted');
});

describe('Global Privacy Control', () => {
  let stop: () => void;
  beforeEach(() => {
    newVisitor();
    stop = sendPrivacyControl();
  });
  afterEach(() => stop());

  it('is shown, and keeps marketing off', async () => {
    const { user } = renderApp('/no-page');
    expect(await banner()).toHaveTextContent('Your browser sends Global Privacy Control');
    await user.click(screen.getByRole('button', { name: 'Preferences' }));
    expect(
      await screen.findByText('We honor it: marketing stays off, whatever you choose here.'),
    ).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Marketing' })).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  });
});
