import { isReferralInForce, referralCodeOf, referralLifetimeMs } from '@closewise/domain/referral';

const parameters = ['ref', 'referral', 'affiliate'] as const;
export const referralStorageKey = 'closewise_referral';
export const referralCookie = 'closewise_ref';

type ReferralRecord = { code: string; timestamp: number; source: 'url' };

/** Keeps the referral code of a link (the last link wins) for 30 days, in local storage and in a cookie. */
export function captureReferral(search: string, now: number): void {
  const query = new URLSearchParams(search);
  const code = parameters.map((name) => referralCodeOf(query.get(name))).find((found) => found !== null);
  if (!code || code.length > 40) return;
  const record: ReferralRecord = { code, timestamp: now, source: 'url' };
  try {
    localStorage.setItem(referralStorageKey, JSON.stringify(record));
  } catch (error) {
    console.warn('The referral could not be stored; the cookie carries it.', error);
  }
  const age = referralLifetimeMs / 1000;
  document.cookie = `${referralCookie}=${encodeURIComponent(code)}; Max-Age=${age}; Path=/; SameSite=Lax`;
}

/** The code of the last referral link, unless it is older than 30 days. */
export function readReferralCode(now: number): string | null {
  const record = readRecord();
  if (!record) return null;
  if (isReferralInForce(record.timestamp, now)) return record.code;
  localStorage.removeItem(referralStorageKey);
  return null;
}

function readRecord(): ReferralRecord | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(referralStorageKey) ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is ReferralRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { code, timestamp } = value as Partial<ReferralRecord>;
  return typeof code === 'string' && typeof timestamp === 'number';
}
