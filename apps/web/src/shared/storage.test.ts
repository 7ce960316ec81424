import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCurrentReport, rememberCurrentReport } from './report/current-report';
import { reportPurchase } from './report/purchase-event';
import { referralCookie } from '@closewise/domain/referral';
import { captureReferral, referralStorageKey } from './referral';
import { localEntry, tabEntry } from './storage';

describe('a browser with full storage', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  });

  // A value that could not be stored is kept until the page is left, which never happens in a test.
  afterEach(() => {
    vi.restoreAllMocks();
    for (const key of [referralStorageKey, 'full']) localEntry(key).write(null);
  });

  it.each<[what: string, keep: () => void, seen: () => unknown, then: unknown]>([
    ['the report that is bought', () => rememberCurrentReport({ reportId: '77' }), readCurrentReport, null],
    [
      'a text until the page is left',
      () => localEntry('full').write('text'),
      () => localEntry('full').read(),
      'text',
    ],
    ['a draft', () => tabEntry('k').write({ price: '1' }), () => tabEntry('k').read(), null],
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
