import { afterEach, describe, expect, it, vi } from 'vitest';
import { newVisitor, sendPrivacyControl } from '../../test/cookies';
import {
  acceptAll,
  askAgain,
  consentState,
  declineAll,
  isGranted,
  onConsentChange,
  savePreferences,
} from './consent-store';

const status = 'closewise_cookie_consent';
const preferences = 'closewise_cookie_preferences';
const stored = () => [localStorage.getItem(status), JSON.parse(localStorage.getItem(preferences) ?? 'null')];
const granted = () => [isGranted('analytics'), isGranted('marketing')];
const choice = (analytics: boolean, marketing: boolean) => ({ necessary: true, analytics, marketing });

describe('consent to cookies', () => {
  it('[CC-01] starts with necessary cookies only, and the banner is open', () => {
    newVisitor();
    expect(consentState()).toMatchObject({ consent: null, isAsked: true });
    expect(granted()).toEqual([false, false]);
  });

  it.each([
    ['accept all', acceptAll, 'accepted', [true, true]],
    ['decline all', declineAll, 'declined', [false, false]],
    [
      'preferences',
      () => savePreferences({ analytics: true, marketing: false }),
      'preferences',
      [true, false],
    ],
  ] as const)(
    '[CC-01] %s is stored with what it allows, and closes the banner',
    (_, choose, word, allows) => {
      newVisitor();
      choose();
      expect(stored()).toEqual([word, choice(allows[0], allows[1])]);
      expect(granted()).toEqual(allows);
      expect(consentState().isAsked).toBe(false);
    },
  );

  it('[CC-01] is requested again by the event and by the stored flag, until a choice is made', () => {
    const stop = onConsentChange(() => undefined);
    expect(consentState().isAsked).toBe(false);
    askAgain();
    expect(consentState()).toMatchObject({ consent: { status: 'declined' }, isAsked: true });
    expect(localStorage.getItem('closewise_cookie_banner')).toBe('true');
    acceptAll();
    expect(consentState()).toMatchObject({ consent: { status: 'accepted' }, isAsked: false });
    stop();
  });

  it('reports a change, also from another tab', () => {
    const told = vi.fn();
    const stop = onConsentChange(told);
    acceptAll();
    localStorage.setItem(status, 'declined');
    window.dispatchEvent(new StorageEvent('storage', { key: status }));
    expect(told).toHaveBeenCalledTimes(2);
    expect(granted()).toEqual([false, false]);
    stop();
    acceptAll();
    expect(told).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['yes', null],
    ['accepted', null],
    ['accepted', '{broken'],
    ['preferences', '{"analytics":"true","marketing":1}'],
    ['preferences', 'null'],
    ['', '[]'],
  ])('[CC-01] stored as %j with %j is logged and ignored, and grants nothing', (word, rubbish) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(status, word);
    if (rubbish !== null) localStorage.setItem(preferences, rubbish);
    expect(consentState()).toMatchObject({ consent: null, isAsked: true });
    expect(granted()).toEqual([false, false]);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a browser that stores nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  it('[CC-01] keeps the choice until the page is left', () => {
    newVisitor();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
      vi.spyOn(Storage.prototype, name).mockImplementation(refuse),
    );
    expect(consentState()).toMatchObject({ consent: null, isAsked: true });
    savePreferences({ analytics: true, marketing: false });
    expect(consentState().isAsked).toBe(false);
    expect(granted()).toEqual([true, false]);
    expect(warn).toHaveBeenCalled();
    spies.forEach((spy) => spy.mockRestore());
    declineAll();
    expect(granted()).toEqual([false, false]);
  });
});

describe('Global Privacy Control', () => {
  let stop: () => void;
  afterEach(() => stop());

  it('keeps marketing off, whatever is chosen', () => {
    newVisitor();
    acceptAll();
    stop = sendPrivacyControl();
    expect(granted()).toEqual([true, false]);
    acceptAll();
    expect(stored()).toEqual(['accepted', choice(true, false)]);
    savePreferences({ analytics: false, marketing: true });
    expect(stored()).toEqual(['preferences', choice(false, false)]);
  });
});
