import { readPixelId } from '../api/site';
import type { OptionalCategory } from '../consent/consent';
import { consentState, isGranted, onConsentChange } from '../consent/consent-store';

/** Where events go, and the consent category that each destination requires. */
type Destination = Readonly<{ category: OptionalCategory; send: (event: AnalyticsEvent) => void }>;

const destinations: readonly Destination[] = [
  { category: 'analytics', send: toDataLayer },
  { category: 'marketing', send: toPixel },
];

const mostWaiting = 20;
let waiting: readonly AnalyticsEvent[] = [];

/**
 * Sends an event to the destinations that the visitor allows. Before the visitor has chosen, it waits on the
 * page and is dropped if the visitor declines.
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

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Pushes an event to the data layer for the operator's analytics; nothing leaves the page from here. */
function toDataLayer(event: AnalyticsEvent): void {
  (window.dataLayer ??= []).push(event);
}

/** An event of the buyer's journey. It carries no report id, because an id opens its report, and no address. */
type AnalyticsEvent =
  | { event: 'page_view' }
  | { event: 'purchase'; value: number; currency: 'USD' }
  | { event: 'affiliate_referral'; action: 'conversion'; referral_code: string };

/** Meta's name and parameters for an event; null if the event is not sent. */
function standardEventOf(event: AnalyticsEvent): Record<string, string> | null {
  switch (event.event) {
    case 'page_view':
      return { ev: 'PageView' };
    case 'purchase':
      return { ev: 'Purchase', 'cd[value]': event.value.toFixed(2), 'cd[currency]': event.currency };
    case 'affiliate_referral':
      return null;
  }
}

let pixelId: Promise<string | null> | null = null;

/** Fetched once the visitor allows marketing, and again only after a failure. */
async function readId(): Promise<string | null> {
  pixelId ??= readPixelId().then((view) => view.pixelId);
  try {
    return await pixelId;
  } catch (error) {
    pixelId = null;
    console.warn('The ad pixel is not known; the event is not sent.', error);
    return null;
  }
}

/**
 * Reports an event to Meta with an invisible image
 * (https://developers.facebook.com/docs/meta-pixel/implementation/conversion-tracking, without JavaScript):
 * none of its scripts run here, and neither the page's address nor the report id is sent.
 */
function toPixel(event: AnalyticsEvent): void {
  const told = standardEventOf(event);
  if (told) void send(told);
}

async function send(told: Record<string, string>): Promise<void> {
  const id = await readId();
  if (id === null || !isGranted('marketing')) return;
  const picture = new Image(1, 1);
  picture.referrerPolicy = 'no-referrer';
  picture.src = `https://www.facebook.com/tr?${new URLSearchParams({ id, ...told, noscript: '1' }).toString()}`;
}

/** For tests, which outlive a page: fetches the id again. */
export const forgetPixelId = (): void => void (pixelId = null);
