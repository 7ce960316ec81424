import { readPixelId } from '../api/site';
import { isGranted } from '../consent/consent-store';
import type { AnalyticsEvent } from './events';

/** What Meta calls an event, and what it is told of it; null for what it is not told. */
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

/** Asked once a visitor allows marketing, and again only if it could not be read. */
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
 * Tells Meta by an invisible picture (https://developers.facebook.com/docs/meta-pixel/implementation/conversion-tracking,
 * without JavaScript): none of its scripts runs here, and neither the address of the page nor the report's id is sent.
 */
export function toPixel(event: AnalyticsEvent): void {
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

/** For tests, which live longer than a page: the id is asked for anew. */
export const forgetPixelId = (): void => void (pixelId = null);
