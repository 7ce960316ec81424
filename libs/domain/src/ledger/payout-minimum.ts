import type { Cents } from '../money/index.js';

/** What an affiliate has to collect before anything is paid: $100. */
export const minimumPayoutCents: Cents = 10_000;

/** Whether a balance is paid, and what it lacks until it is. */
export const payoutProgress = (
  balanceCents: Cents,
): Readonly<{ isEligible: boolean; lackingCents: Cents }> => ({
  isEligible: balanceCents >= minimumPayoutCents,
  lackingCents: Math.max(0, minimumPayoutCents - balanceCents),
});
