import { useSyncExternalStore } from 'react';
import { consentState, onConsentChange, type ConsentState } from './consent-store';

const unknown: ConsentState = { consent: null, isAsked: false, isControlled: false };

/** What the visitor has chosen; a prerendered page does not know it and asks nobody. */
export const useConsent = (): ConsentState =>
  useSyncExternalStore(onConsentChange, consentState, () => unknown);
