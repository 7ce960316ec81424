import type { PaymentStanding } from '../../billing/facts.js';
import { after, dayMs } from '../../calendar/index.js';

/** The days after the purchase, the refinements and the new addresses that a report allows. */
export const refinementLimits = { days: 30, refinements: 30, newAddresses: 1 } as const;

/**
 * The days after the purchase in which the owner can restore what they bought. A month longer than for refinements,
 * because someone else with the link may have changed the report on the last day.
 */
export const restoreDays = 60;

/** Whether an address changed, and if so, to another home (`new`) or only in its spelling (`correction`). */
export const addressChanges = ['none', 'correction', 'new'] as const;
export type AddressChange = (typeof addressChanges)[number];

/** When the report was bought, and whether its payment is refunded or disputed. */
export type PurchaseStatus = Readonly<{ boughtAt: Date; standing: PaymentStanding }>;

/** Why the report can no longer be refined. */
export const closedReasons = ['refunded', 'disputed', 'period-over', 'refinements-spent'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** How much of a report's refinements is left. */
export type RefinementAllowance = Readonly<{
  isOpen: boolean;
  /** Null while it can be refined. */
  closedBecause: ClosedReason | null;
  /** ISO time, UTC. */
  until: string;
  refinementsLeft: number;
  newAddressesLeft: number;
}>;

/** The allowance at `now`; `refinements` has the address change of each earlier refinement. */
export function refinementAllowance(
  purchase: PurchaseStatus,
  now: Date,
  refinements: readonly AddressChange[],
): RefinementAllowance {
  const until = after(purchase.boughtAt, refinementLimits.days * dayMs);
  const refinementsLeft = Math.max(0, refinementLimits.refinements - refinements.length);
  const moves = refinements.filter((change) => change === 'new').length;
  const closedBecause =
    closedBy[purchase.standing] ??
    (now >= until ? 'period-over' : refinementsLeft === 0 ? 'refinements-spent' : null);
  return {
    isOpen: closedBecause === null,
    closedBecause,
    until: until.toISOString(),
    refinementsLeft,
    newAddressesLeft: Math.max(0, refinementLimits.newAddresses - moves),
  };
}

/** Why the report as bought cannot be restored; null while it can, however many refinements were used. */
export function restorationClosed(
  purchase: PurchaseStatus,
  now: Date,
): Exclude<ClosedReason, 'refinements-spent'> | null {
  const isOver = now >= after(purchase.boughtAt, restoreDays * dayMs);
  return closedBy[purchase.standing] ?? (isOver ? 'period-over' : null);
}

/** A dispute closes refinements while the bank holds the money: once it is won, the remaining days are open again. */
const closedBy = { stands: null, 'given-back': 'refunded', disputed: 'disputed' } as const;
