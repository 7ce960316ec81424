/** The cookie with the codes of the opened referral links, newest first and separated by spaces. */
export const referralCookie = 'closewise_ref';

/** How long a browser remembers the code of a referral link after it was opened: 30 days. */
export const referralLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Whether a code that came by a link at `arrivedAtMs` still counts; a newer link replaces it before. */
export const isReferralInForce = (arrivedAtMs: number, nowMs: number): boolean =>
  nowMs - arrivedAtMs <= referralLifetimeMs;

/** Longest text that is kept as a referral code. */
export const longestReferralCode = 40;

/** How many codes a browser keeps and sends: the newest, and those before it that it might have displaced wrongly. */
export const mostReferralCodes = 20;

/** A referral code as it is kept: in capitals; null for none, and for what is longer than any code. */
export function referralCodeOf(given: string | null | undefined): string | null {
  const code = given?.trim().toUpperCase() ?? '';
  return code === '' || code.length > longestReferralCode ? null : code;
}

const parameters = ['ref', 'referral', 'affiliate'] as const;

/** The codes in the query of a link, in the order in which they count; newsletters and other sites add their own. */
export function referralCodesIn(search: string): string[] {
  const query = new URLSearchParams(search);
  const codes = parameters.flatMap((name) => query.getAll(name)).map(referralCodeOf);
  return distinct(codes).slice(0, mostReferralCodes);
}

/** The same codes once each, without what is none, in their order. */
export const distinct = (codes: readonly (string | null)[]): string[] => [
  ...new Set(codes.filter((code) => code !== null)),
];

/**
 * The code that counts of several, the newest first: the first that is somebody's, since an unknown one never displaces
 * a known one. Without any known code the newest stays as evidence.
 */
export const countingCode = (codes: readonly string[], isKnown: (code: string) => boolean): string | null =>
  codes.find(isKnown) ?? codes[0] ?? null;
