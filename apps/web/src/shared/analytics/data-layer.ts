import type { AnalyticsEvent } from './events';

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Lays an event where the operator's analytics read it; nothing leaves the page from here. */
export function toDataLayer(event: AnalyticsEvent): void {
  (window.dataLayer ??= []).push(event);
}
