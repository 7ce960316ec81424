import type { OptionalCategory } from '../consent/consent';
import { consentState, isGranted, onConsentChange } from '../consent/consent-store';
import { toDataLayer } from './data-layer';
import type { AnalyticsEvent } from './events';
import { toPixel } from './pixel';

/** Where events may go, each under the category that its visitor must have allowed. */
type Destination = Readonly<{ category: OptionalCategory; send: (event: AnalyticsEvent) => void }>;

const destinations: readonly Destination[] = [
  { category: 'analytics', send: toDataLayer },
  { category: 'marketing', send: toPixel },
];

const mostWaiting = 20;
let waiting: readonly AnalyticsEvent[] = [];

/**
 * Hands an event to the destinations that the visitor allows at this moment. While they have not chosen, it waits on the
 * page for their choice: what is declined then is forgotten.
 */
export function track(event: AnalyticsEvent): void {
  if (consentState().consent !== null) return deliver(event);
  waiting = [...waiting, event].slice(-mostWaiting);
  if (waiting.length > 1) return;
  const stop = onConsentChange(() => {
    if (consentState().consent === null) return;
    stop();
    const chosen = waiting;
    waiting = [];
    chosen.forEach(deliver);
  });
}

function deliver(event: AnalyticsEvent): void {
  for (const { category, send } of destinations) if (isGranted(category)) send(event);
}
