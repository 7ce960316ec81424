import { after } from '../../calendar/index.js';

const DAY_MS = 86_400_000;

/** How long after the purchase, how often, and to how many other homes a report may be refined. */
export const refinementLimits = { days: 30, refinements: 30, newAddresses: 1 } as const;

/** Whether a change of the address is another home, or the same one spelled right. */
export const addressChanges = ['none', 'correction', 'new'] as const;
export type AddressChange = (typeof addressChanges)[number];

/** What is left of the refinements of a report. */
export type RefinementAllowance = Readonly<{
  isOpen: boolean;
  /** Why nothing can be refined any more; null while it can. */
  closedBecause: 'period-over' | 'refinements-spent' | null;
  /** ISO time, UTC. */
  until: string;
  refinementsLeft: number;
  newAddressesLeft: number;
}>;

/** What is left at `now` of a report that was bought at `boughtAt`, after refinements with these changes of its address. */
export function refinementAllowance(
  boughtAt: Date,
  now: Date,
  refinements: readonly AddressChange[],
): RefinementAllowance {
  const until = after(boughtAt, refinementLimits.days * DAY_MS);
  const refinementsLeft = Math.max(0, refinementLimits.refinements - refinements.length);
  const moves = refinements.filter((change) => change === 'new').length;
  const closedBecause = now >= until ? 'period-over' : refinementsLeft === 0 ? 'refinements-spent' : null;
  return {
    isOpen: closedBecause === null,
    closedBecause,
    until: until.toISOString(),
    refinementsLeft,
    newAddressesLeft: Math.max(0, refinementLimits.newAddresses - moves),
  };
}
