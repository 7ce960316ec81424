import { describe, expect, it } from 'vitest';
import { captureReferral, readReferral, readReferralCode, referralStorageKey } from './referral';

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

  it('[PF-09] is replaced by the next one, and kept on a visit without one', () => {
    captureReferral('?ref=first', arrival);
    captureReferral('?affiliate=second', arrival + day);
    captureReferral('', arrival + 2 * day);
    expect(readReferralCode(arrival + 2 * day)).toBe('SECOND');
  });

  it('keeps earlier codes, so that the server can use the first known one', () => {
    captureReferral('?ref=my-code', arrival);
    captureReferral('?ref=ghost.example.com', arrival + day);
    expect(readReferral(arrival + 2 * day)).toEqual({
      referralCode: 'GHOST.EXAMPLE.COM',
      earlierReferralCodes: ['MY-CODE'],
    });
    expect(document.cookie).toBe('closewise_ref=GHOST.EXAMPLE.COM%20MY-CODE');
  });

  it('keeps each code for its own 30 days', () => {
    captureReferral('?ref=my-code', arrival);
    captureReferral('?ref=ghost', arrival + day);
    expect(readReferral(arrival + 30 * day + 1)).toEqual({ referralCode: 'GHOST' });
    captureReferral('?ref=my-code', arrival + 30 * day);
    expect(readReferral(arrival + 31 * day)).toEqual({
      referralCode: 'MY-CODE',
      earlierReferralCodes: ['GHOST'],
    });
  });

  it('stores all codes of a link', () => {
    captureReferral('?ref=ghost&affiliate=my-code', arrival);
    expect(readReferral(arrival)).toEqual({ referralCode: 'GHOST', earlierReferralCodes: ['MY-CODE'] });
  });

  it('keeps at most 20 codes', () => {
    for (let n = 1; n <= 25; n++) captureReferral(`?ref=code-${n}`, arrival + n);
    const { referralCode, earlierReferralCodes } = readReferral(arrival + 30);
    expect([referralCode, earlierReferralCodes?.length, earlierReferralCodes?.at(-1)]).toEqual([
      'CODE-25',
      19,
      'CODE-6',
    ]);
  });

  it('ignores an empty code and unreadable storage', () => {
    captureReferral('?ref=%20', arrival);
    expect(readReferralCode(arrival)).toBeNull();
    localStorage.setItem(referralStorageKey, '{broken');
    expect(readReferralCode(arrival)).toBeNull();
  });
});
