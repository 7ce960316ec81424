import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SocialProofView } from '@closewise/contracts/buyer';
import { toast } from '../../shared/toast/toasts';
import { answer, api } from '../../test/api';
import en from '../../shared/social-proof/messages.en';
import es from '../../shared/social-proof/messages.es';
import { noticeText } from '../../shared/social-proof/notice';
import { showNotices, showRecentPurchases } from './recent-purchases';

const items = [
  { propertyType: 'condo', location: 'Houston, TX', priceRange: '$400k-500k' },
  { propertyType: 'co-op', location: 'New York', priceRange: '$3M+' },
] as const satisfies SocialProofView['items'];
const usual = 'Someone just ordered a report for a {propertyType} in {location}';
const first = 'Someone just ordered a report for a condo in Houston, TX';
const second = 'Someone just ordered a report for a co-op apartment in New York';
const config = {
  enabled: true,
  intervalSeconds: 15,
  displayDuration: 8,
  position: 'bottom-left',
  message: usual,
} as const satisfies SocialProofView['config'];

const path = '/api/public/social-proof';
const given = (view: Partial<SocialProofView> = {}) =>
  answer('get', path, { success: true, config, source: 'live', items: [...items], ...view });
/** In steps, because the page changes only after each timer. */
function pass(ms: number): void {
  for (let passed = 0; passed < ms; passed += 100) act(() => void vi.advanceTimersByTime(100));
}
/** The page with its notices, whose purchases have loaded. */
function open(view: Partial<SocialProofView> = {}): void {
  render(
    <label>
      Price <input />
    </label>,
  );
  stop = showNotices(document.body, en, {
    success: true,
    config,
    source: 'live',
    items: [...items],
    ...view,
  });
}
const shown = () => screen.queryByRole('complementary')?.querySelector('p')?.textContent ?? null;

let stop: () => void;
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  stop = () => undefined;
  localStorage.removeItem('closewise_social_proof');
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

describe('purchase notices', () => {
  it('[SP-01] start within 3 s, stay for their duration, fade for 300 ms, and appear once per interval', () => {
    open();
    expect(shown()).toBeNull();
    pass(1_500);
    expect(shown()).toBe(first);
    pass(7_900);
    expect(shown()).toBe(first);
    pass(100);
    expect(screen.getByRole('complementary')).toHaveAttribute('data-social-proof', 'fading');
    pass(300);
    expect(shown()).toBeNull();
    pass(6_700);
    expect(shown()).toBe(second);
    pass(15_000);
    expect(shown()).toBe(first);
  });

  it.each([
    ['bottom-left', 'sm:right-auto'],
    ['bottom-right', 'sm:right-4'],
  ] as const)('[SP-01] appear %s', (position, corner) => {
    open({ config: { ...config, position } });
    pass(3_000);
    expect(screen.getByRole('complementary')).toHaveClass(corner);
  });

  it('[SP-01] label samples, but not real purchases', () => {
    open({ source: 'sample' });
    pass(3_000);
    expect(screen.getByText('Sample notice')).toBeVisible();
  });

  it.each([
    ['they are switched off', { config: { ...config, enabled: false } }],
    ['there is nothing to tell of', { items: [] }],
  ])('[SP-02] [SP-03] do not appear if %s', (_, view) => {
    open(view);
    pass(60_000);
    expect(shown()).toBeNull();
  });

  it('[SP-01] can be disabled on phones by the local setting', () => {
    localStorage.setItem('closewise_social_proof_disable_mobile', 'true');
    const asked = given();
    stop = showRecentPurchases(document.body, en);
    pass(60_000);
    expect(shown()).toBeNull();
    expect(asked).toHaveLength(0);
  });

  it('do not appear after one was closed', () => {
    open();
    pass(3_000);
    fireEvent.click(screen.getByRole('button', { name: en.close }));
    expect(shown()).toBeNull();
    pass(60_000);
    expect(shown()).toBeNull();
    expect(localStorage.getItem('closewise_social_proof')).toBe('closed');
  });

  it('stay while their button is hovered or focused', () => {
    open();
    pass(3_000);
    fireEvent.mouseEnter(screen.getByRole('button', { name: en.close }));
    pass(60_000);
    expect(shown()).toBe(first);
    fireEvent.mouseLeave(screen.getByRole('button', { name: en.close }));
    pass(8_300);
    expect(shown()).toBeNull();
  });

  it('give way to a toast', () => {
    open();
    pass(1_500);
    act(() => void toast({ title: 'Saved' }));
    expect(shown()).toBeNull();
  });

  it('do not appear while a field is being filled in', () => {
    open();
    act(() => screen.getByLabelText('Price').focus());
    pass(30_000);
    expect(shown()).toBeNull();
    act(() => screen.getByLabelText('Price').blur());
    pass(2_000);
    expect(shown()).toBe(first);
    act(() => screen.getByLabelText('Price').focus());
    expect(shown()).toBeNull();
  });

  it("[SP-03] follow the server's settings", async () => {
    vi.useRealTimers();
    const asked = given({ source: 'sample' });
    stop = showRecentPurchases(document.body, en);
    expect(await screen.findByText('Sample notice')).toBeVisible();
    expect(shown()).toBe(first);
    expect(asked).toHaveLength(1);
  });

  it('do not appear if the request fails, without an error on the page', async () => {
    vi.useRealTimers();
    const refused = api.refuse('get', path, 503, 'Away');
    stop = showRecentPurchases(document.body, en);
    await waitFor(() => expect(refused).toHaveLength(1));
    expect(shown()).toBeNull();
  });
});

it.each([
  [usual, en, first],
  [usual, es, 'Alguien acaba de pedir un informe sobre un condominio en Houston, TX'],
  ['{location}: {propertyType}, {priceRange}', en, 'Houston, TX: condo, $400k-500k'],
  ['{location} {name}', en, 'Houston, TX {name}'],
])('[SP-01] fills in %s', (template, t, text) => {
  expect(noticeText(template, items[0], t)).toBe(text);
});
