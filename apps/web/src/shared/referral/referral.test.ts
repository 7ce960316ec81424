import { describe, expect, it } from 'vitest';
import { captureReferral, readReferralCode, referralStorageKey } from './referral';

const day = 24 * 60 * 60 * 1000;
const arrival = Date.UTC(2026, 10, 21);

describe('a referral link', () => {
  it.each(['ref', 'referral', 'affiliate'])(
    '[PF-09] is read from the parameter %s and upper-cased',
    (name) => {
      captureReferral(`?utm=x&${name}=maria7`, arrival);
      expect(JSON.parse(localStorage.getItem(referralStorageKey) ?? '')).toEqual({
        code: 'MARIA7',
        timestamp: arrival,
        source: 'url',
      });
      expect(document.cookie).toBe('closewise_ref=MARIA7');
    },
  );

  it('[PF-09] writes a cookie of 30 days for the whole site, SameSite=Lax', () => {
    const written: string[] = [];
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      set(text: string) {
        written.push(text);
      },
    });
    captureReferral('?ref=maria7', arrival);
    Reflect.deleteProperty(document, 'cookie');
    expect(cookie).toBeDefined();
    expect(written).toEqual(['closewise_ref=MARIA7; Max-Age=2592000; Path=/; SameSite=Lax']);
  });

  it('[PF-09] counts for 30 days and no longer', () => {
    captureReferral('?ref=maria7', arrival);
    expect(readReferralCode(arrival + 30 * day)).toBe('MARIA7');
    expect(readReferralCode(arrival + 30 * day + 1)).toBeNull();
    expect(localStorage.getItem(referralStorageKey)).toBeNull();
  });

  it('[PF-09] is replaced by the next one and kept by a visit without', () => {
    captureReferral('?ref=first', arrival);
    captureReferral('?affiliate=second', arrival + day);
    captureReferral('', arrival + 2 * day);
    expect(readReferralCode(arrival + 2 * day)).toBe('SECOND');
  });

  it('ignores an empty code and unreadable storage', () => {
    captureReferral('?ref=%20', arrival);
    expect(readReferralCode(arrival)).toBeNull();
    localStorage.setItem(referralStorageKey, '{broken');
    expect(readReferralCode(arrival)).toBeNull();
  });
});
