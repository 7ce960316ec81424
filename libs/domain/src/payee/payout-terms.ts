import type { Cents } from '../money/index.js';

/** What a payee has to collect before anything is paid: $100. */
export const minimumPayoutCents: Cents = 10_000;

/** How many days nothing is paid after the address or the account of a payee changed. */
export const changeHoldDays = 7;

/** Whether a balance is paid, and what it lacks until it is. */
export const payoutProgress = (
  balanceCents: Cents,
): Readonly<{ isEligible: boolean; lackingCents: Cents }> => ({
  isEligible: balanceCents >= minimumPayoutCents,
  lackingCents: Math.max(0, minimumPayoutCents - balanceCents),
});
