import type { Cents } from '../../money/index.js';
import { payableFrom } from '../payout-schedule.js';

/** What is left of a sale: `amountCents` were paid, of which `givenBackCents` went back to the buyer. `soldAt` is ISO UTC. */
export type CreditedSale = Readonly<{
  soldAt: string;
  amountCents: Cents;
  givenBackCents: Cents;
  isDisputed: boolean;
}>;

/**
 * Whether a sale is sure: `disputed` while the buyer's bank decides, `pending` until the hold of its month is over,
 * `reversed` when all of it went back.
 */
export type SaleStanding = Readonly<
  | { state: 'pending'; confirmedFrom: string }
  | { state: 'confirmed' }
  | { state: 'disputed' }
  | { state: 'reversed' }
>;

/** How the sale stands on the ISO date `today`. What goes back after the hold lowers a later payout. */
export function saleStanding(
  { soldAt, amountCents, givenBackCents, isDisputed }: CreditedSale,
  today: string,
  holdDays: number,
): SaleStanding {
  if (givenBackCents >= amountCents) return { state: 'reversed' };
  if (isDisputed) return { state: 'disputed' };
  const confirmedFrom = payableFrom(soldAt.slice(0, 7), holdDays);
  return today < confirmedFrom ? { state: 'pending', confirmedFrom } : { state: 'confirmed' };
}
