import type { Cents } from '../money/index.js';
import { minimumPayoutCents } from '../payee/index.js';

/** Whether a balance is paid, and what it lacks until it is. */
export const payoutProgress = (
  balanceCents: Cents,
): Readonly<{ isEligible: boolean; lackingCents: Cents }> => ({
  isEligible: balanceCents >= minimumPayoutCents,
  lackingCents: Math.max(0, minimumPayoutCents - balanceCents),
});

export { minimumPayoutCents };
