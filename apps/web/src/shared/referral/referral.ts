import {
  isReferralInForce,
  mostReferralCodes,
  referralCodesIn,
  referralLifetimeMs,
} from '@closewise/domain/referral';

export const referralStorageKey = 'closewise_referral';
export const referralCookie = 'closewise_ref';

type Referral = { code: string; timestamp: number };
/** `earlier`: codes that this one has not displaced for good, since only the server knows whose a code is. */
type ReferralRecord = Referral & { source: 'url'; earlier?: Referral[] };

/** What goes with an order and a payment. */
export type SentReferral = { referralCode: string | null; earlierReferralCodes?: string[] };

/**
 * Keeps the referral codes of a link for 30 days, before those of earlier links, in local storage and in a cookie. The
 * server lets the first of them count that belongs to an affiliate.
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
  try {
    localStorage.setItem(referralStorageKey, JSON.stringify(record));
  } catch (error) {
    console.warn('The referral could not be stored; the cookie carries it.', error);
  }
  const age = referralLifetimeMs / 1000;
  const value = encodeURIComponent(referrals.map(({ code }) => code).join(' '));
  document.cookie = `${referralCookie}=${value}; Max-Age=${age}; Path=/; SameSite=Lax`;
}

/** The code of the last referral link, unless it is older than 30 days. */
export const readReferralCode = (now: number): string | null => readReferral(now).referralCode;

/** The codes of all links of the last 30 days, the newest first. */
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
  if (referrals.length === 0) localStorage.removeItem(referralStorageKey);
  return referrals.map(({ code, timestamp }) => ({ code, timestamp }));
}

function readRecord(): ReferralRecord | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(referralStorageKey) ?? 'null');
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
