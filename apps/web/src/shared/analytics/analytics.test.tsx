import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allowCookies, newVisitor, sendPrivacyControl } from '../../test/cookies';
import { answer, api } from '../../test/api';
import { renderApp } from '../../test/render-app';
import { acceptAll, declineAll, savePreferences } from '../consent/consent-store';
import { forgetPixelId, track } from './analytics';

const purchase = { event: 'purchase', value: 25, currency: 'USD' } as const;
const everything = { analytics: true, marketing: true };
const idPath = '/api/public/fb-pixel-id';
const withPixel = (pixelId: string | null = '1234567890') =>
  answer('get', idPath, { success: true, pixelId });

/** The addresses of the images that the page requests. */
let pictures: URL[];
beforeEach(() => {
  pictures = [];
  forgetPixelId();
  vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((address) => {
    pictures.push(new URL(address));
  });
});

describe('an event', () => {
  it("[CC-02] goes only where the visitor allows: to the page's analytics, to the pixel, or nowhere", async () => {
    const asked = withPixel();
    track(purchase);
    expect(window.dataLayer).toBeUndefined();
    allowCookies({ analytics: true, marketing: false });
    track(purchase);
    expect(window.dataLayer).toEqual([purchase]);
    expect(asked).toHaveLength(0);
    allowCookies({ analytics: false, marketing: true });
    track(purchase);
    await waitFor(() => expect(pictures).toHaveLength(1));
    expect(window.dataLayer).toEqual([purchase]);
    const [{ origin, pathname, searchParams }] = pictures as [URL];
    expect([origin + pathname, Object.fromEntries(searchParams)]).toEqual([
      'https://www.facebook.com/tr',
      { id: '1234567890', ev: 'Purchase', 'cd[value]': '25.00', 'cd[currency]': 'USD', noscript: '1' },
    ]);
  });

  it('[CC-02] waits until the visitor has chosen, and is dropped if they decline', async () => {
    withPixel();
    newVisitor();
    track(purchase);
    expect(window.dataLayer).toBeUndefined();
    savePreferences({ analytics: true, marketing: false });
    expect(window.dataLayer).toEqual([purchase]);
    newVisitor();
    track({ ...purchase, value: 30 });
    declineAll();
    acceptAll();
    expect(window.dataLayer).toEqual([purchase]);
    expect(pictures).toEqual([]);
  });

  it('[CC-02] is held back immediately when consent is withdrawn, even while being sent', async () => {
    const asked = withPixel();
    allowCookies(everything);
    track(purchase);
    declineAll();
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(() => Promise.resolve());
    track(purchase);
    expect(window.dataLayer).toEqual([purchase]);
    expect(pictures).toEqual([]);
  });

  it('[CC-02] is not sent to a pixel if none is set up or its id cannot be loaded', async () => {
    const asked = withPixel(null);
    allowCookies({ analytics: false, marketing: true });
    track(purchase);
    await waitFor(() => expect(asked).toHaveLength(1));
    forgetPixelId();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.refuse('get', idPath, 503, 'Away');
    track(purchase);
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(pictures).toEqual([]);
    withPixel();
    track(purchase);
    await waitFor(() => expect(pictures).toHaveLength(1));
  });
});

describe('a page view', () => {
  it('[CC-02] is sent once the visitor allows it, then for every page, without its address', async () => {
    withPixel();
    newVisitor();
    const { user } = renderApp('/no-page');
    await user.click(await screen.findByRole('button', { name: 'Accept all' }));
    await waitFor(() => expect(pictures).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Return to Home' }));
    await waitFor(() => expect(pictures).toHaveLength(2));
    expect(pictures.map(({ search }) => search)).toEqual(
      Array(2).fill('?id=1234567890&ev=PageView&noscript=1'),
    );
  });
});

describe('Global Privacy Control', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = sendPrivacyControl();
  });
  afterEach(() => stop());

  it('[CC-02] keeps events from the pixel, whatever was accepted before', async () => {
    const asked = withPixel();
    allowCookies(everything);
    track(purchase);
    expect(window.dataLayer).toEqual([purchase]);
    expect(asked).toHaveLength(0);
    expect(pictures).toEqual([]);
  });
});
