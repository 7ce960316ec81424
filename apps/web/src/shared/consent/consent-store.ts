import { keptInBrowser } from '../storage/kept-in-browser';
import {
  everything,
  nothing,
  readConsent,
  storedForm,
  type Choices,
  type Consent,
  type OptionalCategory,
} from './consent';
import { sendsPrivacyControl } from './global-privacy-control';

const status = keptInBrowser('closewise_cookie_consent');
const preferences = keptInBrowser('closewise_cookie_preferences');
const requested = keptInBrowser('closewise_cookie_banner');

/** Whoever sends it to the window is shown the banner. */
export const showBannerEvent = 'closewise:show-cookie-banner';

/** `isAsked`: the banner is open. `isControlled`: the browser sends Global Privacy Control. */
export type ConsentState = Readonly<{ consent: Consent | null; isAsked: boolean; isControlled: boolean }>;

const listeners = new Set<() => void>();
let known: { of: string; state: ConsentState } | null = null;

/** What holds now; another tab may have changed it. */
export function consentState(): ConsentState {
  const stored = { status: status.read(), preferences: preferences.read() };
  const isRequested = requested.read() === 'true';
  const isControlled = sendsPrivacyControl();
  const of = JSON.stringify([stored, isRequested, isControlled]);
  if (known?.of === of) return known.state;
  const consent = readOrIgnore(stored);
  known = { of, state: { consent, isAsked: consent === null || isRequested, isControlled } };
  return known.state;
}

function readOrIgnore(stored: Parameters<typeof readConsent>[0]): Consent | null {
  try {
    return readConsent(stored);
  } catch (error) {
    console.warn('The stored cookie choice cannot be read and is ignored.', error);
    return null;
  }
}

/** Whether the visitor allows the category now. */
export const isGranted = (category: OptionalCategory): boolean =>
  allowed(consentState().consent?.choices ?? nothing)[category];

/** Choices less what the browser's Global Privacy Control forbids. */
export const allowed = (choices: Choices): Choices =>
  sendsPrivacyControl() ? { ...choices, marketing: false } : choices;

export const acceptAll = (): void => decide({ status: 'accepted', choices: allowed(everything) });
export const declineAll = (): void => decide({ status: 'declined', choices: nothing });
export const savePreferences = (choices: Choices): void =>
  decide({ status: 'preferences', choices: allowed(choices) });

function decide(consent: Consent): void {
  const stored = storedForm(consent);
  preferences.keep(stored.preferences);
  status.keep(stored.status);
  requested.keep(null);
  publish();
}

/** Opens the banner again for somebody who has chosen before. */
export const askAgain = (): void => void window.dispatchEvent(new Event(showBannerEvent));

const publish = (): void => listeners.forEach((listener) => listener());

function openBanner(): void {
  requested.keep('true');
  publish();
}

/** Calls back whenever something else holds, be it by another tab; answers how to stop. */
export function onConsentChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener(showBannerEvent, openBanner);
    window.addEventListener('storage', publish);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener(showBannerEvent, openBanner);
    window.removeEventListener('storage', publish);
  };
}
