import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readCurrentReport, rememberCurrentReport } from '../report/current-report';
import { reportPurchase } from '../report/purchase-event';
import { captureReferral, referralCookie } from '../referral/referral';
import { keptInBrowser } from './kept-in-browser';
import { keptInTab } from './kept-in-tab';

describe('a browser that has no room left', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  });

  it.each<[what: string, keep: () => void, seen: () => unknown, then: unknown]>([
    ['the report that is bought', () => rememberCurrentReport({ reportId: '77' }), readCurrentReport, null],
    [
      'a text until the page is left',
      () => keptInBrowser('full').keep('text'),
      () => keptInBrowser('full').read(),
      'text',
    ],
    ['a draft', () => keptInTab('k').keep({ price: '1' }), () => keptInTab('k').read(), null],
    [
      'a referral, by its cookie',
      () => captureReferral('?ref=ANA7', Date.now()),
      () => document.cookie.includes(`${referralCookie}=ANA7`),
      true,
    ],
    [
      'that a purchase was counted',
      () => reportPurchase('77', 2500),
      () => localStorage.getItem('closewise_purchases_reported'),
      null,
    ],
  ])('goes on where it cannot keep %s', (_, keep, seen, then) => {
    keep();
    expect(seen()).toEqual(then);
    expect(console.warn).toHaveBeenCalled();
  });
});
