import {
  isReferralInForce,
  mostReferralCodes,
  referralCodesIn,
  referralCookie,
  referralLifetimeMs,
} from '@closewise/domain/referral';
import { localEntry } from './storage';

export const referralStorageKey = 'closewise_referral';

/** If the browser stores nothing, the codes are kept until the page is left. */
const stored = localEntry(referralStorageKey);

type Referral = { code: string; timestamp: number };
/** `earlier`: previous codes; only the server knows which code belongs to an affiliate. */
type ReferralRecord = Referral & { source: 'url'; earlier?: Referral[] };

/** The referral fields of an order and a payment. */
export type SentReferral = { referralCode: string | null; earlierReferralCodes?: string[] };

/**
 * Stores the referral codes of a link for 30 days in local storage and in a cookie, ahead of earlier ones. The
 * server uses the first code that belongs to an affiliate.
 */
export function captureReferral(search: string, now: number): void {
  const codes = referralCodesIn(search);
  if (codes.length === 0) return;
  const known = referralsInForce(now).filter(({ code }) => !codes.includes(code));
  const referrals = [...codes.map((code) => ({ code, timestamp: now })), ...known].slice(
    0,
    mostReferralCodes,
  );
  const [newest, ...earlier] = referrals as [Referral, ...Referral[]];
  const record: ReferralRecord = { ...newest, source: 'url', ...(earlier.length > 0 && { earlier }) };
  stored.write(JSON.stringify(record));
  const age = referralLifetimeMs / 1000;
  const value = encodeURIComponent(referrals.map(({ code }) => code).join(' '));
  try {
    document.cookie = `${referralCookie}=${value}; Max-Age=${age}; Path=/; SameSite=Lax`;
  } catch (error) {
    console.warn('The browser refuses the cookie of the referral; the order carries its code.', error);
  }
}

/** The code of the latest referral link of the last 30 days. */
export const readReferralCode = (now: number): string | null => readReferral(now).referralCode;

/** The codes of all links of the last 30 days, newest first. */
export function readReferral(now: number): SentReferral {
  const [newest, ...earlier] = referralsInForce(now).map(({ code }) => code);
  return { referralCode: newest ?? null, ...(earlier.length > 0 && { earlierReferralCodes: earlier }) };
}

function referralsInForce(now: number): Referral[] {
  const record = readRecord();
  if (!record) return [];
  const referrals = [record, ...(record.earlier ?? [])].filter(({ timestamp }) =>
    isReferralInForce(timestamp, now),
  );
  if (referrals.length === 0) stored.write(null);
  return referrals.map(({ code, timestamp }) => ({ code, timestamp }));
}

function readRecord(): ReferralRecord | null {
  try {
    const value: unknown = JSON.parse(stored.read() ?? 'null');
    if (!isReferral(value)) return null;
    const { earlier } = value as Partial<ReferralRecord>;
    return { ...value, source: 'url', earlier: Array.isArray(earlier) ? earlier.filter(isReferral) : [] };
  } catch {
    return null;
  }
}

function isReferral(value: unknown): value is Referral {
  if (typeof value !== 'object' || value === null) return false;
  const { code, timestamp } = value as Partial<Referral>;
  return typeof code === 'string' && typeof timestamp === 'number';
}
