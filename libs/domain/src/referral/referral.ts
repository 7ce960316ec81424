/** How long a browser remembers the code of a referral link after it was opened: 30 days. */
export const referralLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Whether a code that came by a link at `arrivedAtMs` still counts; a newer link replaces it before. */
export const isReferralInForce = (arrivedAtMs: number, nowMs: number): boolean =>
  nowMs - arrivedAtMs <= referralLifetimeMs;

/** A referral code as it is kept: in capitals; null when there is none. */
export const referralCodeOf = (given: string | null | undefined): string | null =>
  given?.trim().toUpperCase() || null;
