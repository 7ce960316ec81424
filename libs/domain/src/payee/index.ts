import { z } from 'zod';
import type { Cents } from '../money/index.js';

/** A recipient of payouts: an affiliate by id, an organization by tag. */
export const payeeSchema = z.object({ kind: z.enum(['affiliate', 'organization']), id: z.string() });
export type Payee = Readonly<z.infer<typeof payeeSchema>>;

/** A key such as `affiliate:6f1d2c3b`. */
export const payeeKey = ({ kind, id }: Payee): string => `${kind}:${id}`;

/** Lowest balance that is paid out: $100. */
export const minimumPayoutCents: Cents = 10_000;

/** Days without payouts after a change of the payee's address or payout account. */
export const changeHoldDays = 7;

/** Whether a balance is paid out, and how much it lacks. */
export const payoutProgress = (
  balanceCents: Cents,
): Readonly<{ isEligible: boolean; lackingCents: Cents }> => ({
  isEligible: balanceCents >= minimumPayoutCents,
  lackingCents: Math.max(0, minimumPayoutCents - balanceCents),
});
