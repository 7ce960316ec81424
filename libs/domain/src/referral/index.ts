/** The cookie with the codes of the opened referral links, newest first and separated by spaces. */
export const referralCookie = 'closewise_ref';

/** How long a browser remembers the code of a referral link after it was opened: 30 days. */
export const referralLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Whether a code from a link opened at `arrivedAtMs` still counts. */
export const isReferralInForce = (arrivedAtMs: number, nowMs: number): boolean =>
  nowMs - arrivedAtMs <= referralLifetimeMs;

/** Maximum length of a referral code, in characters. */
export const longestReferralCode = 40;

/** How many codes a browser keeps and sends: the newest and earlier ones, in case the newest is unknown. */
export const mostReferralCodes = 20;

/** A referral code in upper case; null without one and if it is too long. */
export function referralCodeOf(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? '';
  return code === '' || code.length > longestReferralCode ? null : code;
}

const parameters = ['ref', 'referral', 'affiliate'] as const;

/** The codes in a link's query, in the order in which they count. */
export function referralCodesIn(search: string): string[] {
  const query = new URLSearchParams(search);
  const codes = parameters.flatMap((name) => query.getAll(name)).map(referralCodeOf);
  return distinct(codes).slice(0, mostReferralCodes);
}

/** Without nulls and duplicates, in the same order. */
export const distinct = (codes: readonly (string | null)[]): string[] => [
  ...new Set(codes.filter((code) => code !== null)),
];

/**
 * The code that counts among several, newest first: the first known one, since an unknown code must not displace a known
 * one. Without a known code the newest is kept as evidence.
 */
export const countingCode = (codes: readonly string[], isKnown: (code: string) => boolean): string | null =>
  codes.find(isKnown) ?? codes[0] ?? null;
