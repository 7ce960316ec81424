import { localEntry } from '../storage';
import {
  type Choices,
  type Consent,
  everything,
  nothing,
  type OptionalCategory,
  readConsent,
  storedForm,
} from './consent';

const status = localEntry('closewise_cookie_consent');
const preferences = localEntry('closewise_cookie_preferences');
const requested = localEntry('closewise_cookie_banner');

/** Dispatching it on the window shows the banner. */
export const showBannerEvent = 'closewise:show-cookie-banner';

/** `isAsked`: the banner is open. `isControlled`: the browser sends Global Privacy Control. */
export type ConsentState = Readonly<{ consent: Consent | null; isAsked: boolean; isControlled: boolean }>;

const listeners = new Set<() => void>();
let known: { of: string; state: ConsentState } | null = null;

/** The current consent; another tab may have changed it. */
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

export const isGranted = (category: OptionalCategory): boolean =>
  allowed(consentState().consent?.choices ?? nothing)[category];

/** The choices minus those that the browser's Global Privacy Control forbids. */
export const allowed = (choices: Choices): Choices =>
  sendsPrivacyControl() ? { ...choices, marketing: false } : choices;

export const acceptAll = (): void => decide({ status: 'accepted', choices: allowed(everything) });
export const declineAll = (): void => decide({ status: 'declined', choices: nothing });
export const savePreferences = (choices: Choices): void =>
  decide({ status: 'preferences', choices: allowed(choices) });

function decide(consent: Consent): void {
  const stored = storedForm(consent);
  preferences.write(stored.preferences);
  status.write(stored.status);
  requested.write(null);
  publish();
}

/** Reopens the banner for a visitor who has chosen before. */
export const askAgain = (): void => void window.dispatchEvent(new Event(showBannerEvent));

const publish = (): void => listeners.forEach((listener) => listener());

function openBanner(): void {
  requested.write('true');
  publish();
}

/** Calls back when the consent changes, in another tab as well; returns a function that unsubscribes. */
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

/**
 * Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc): marketing then stays off,
 * whatever the visitor chose.
 */
const sendsPrivacyControl = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
