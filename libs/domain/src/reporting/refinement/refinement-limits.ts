import type { PaymentStanding } from '../../billing/facts.js';
import { after } from '../../calendar/index.js';

const DAY_MS = 86_400_000;

/** How long after the purchase, how often, and to how many other homes a report may be refined. */
export const refinementLimits = { days: 30, refinements: 30, newAddresses: 1 } as const;

/** Whether a change of the address is another home, or the same one spelled right. */
export const addressChanges = ['none', 'correction', 'new'] as const;
export type AddressChange = (typeof addressChanges)[number];

/** The purchase that includes the refinements: when it was made, and where its money is. */
export type Purchase = Readonly<{ boughtAt: Date; standing: PaymentStanding }>;

/** Why nothing can be refined any more. */
export const closedReasons = ['refunded', 'disputed', 'period-over', 'refinements-spent'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** What is left of the refinements of a report. */
export type RefinementAllowance = Readonly<{
  isOpen: boolean;
  /** Null while it can be refined. */
  closedBecause: ClosedReason | null;
  /** ISO time, UTC. */
  until: string;
  refinementsLeft: number;
  newAddressesLeft: number;
}>;

/** What is left at `now` of a report that was bought like this, after refinements with these changes of its address. */
export function refinementAllowance(
  purchase: Purchase,
  now: Date,
  refinements: readonly AddressChange[],
): RefinementAllowance {
  const until = after(purchase.boughtAt, refinementLimits.days * DAY_MS);
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

/** A dispute closes for as long as the bank has the money: once it is won, the rest of the days is open again. */
const closedBy = { stands: null, 'given-back': 'refunded', disputed: 'disputed' } as const;
