import type { Cents } from '../../money/index.js';
import { payableFrom } from '../payout-schedule.js';

/** What is left of a sale: `amountCents` were paid, of which `givenBackCents` went back to the buyer. `soldAt` is ISO UTC. */
export type CreditedSale = Readonly<{ soldAt: string; amountCents: Cents; givenBackCents: Cents }>;

/** Whether a sale is sure: `pending` until the hold of its month is over, `reversed` when all of it went back. */
export type SaleStanding = Readonly<
  { state: 'pending'; confirmedFrom: string } | { state: 'confirmed' } | { state: 'reversed' }
>;

/** How the sale stands on the ISO date `today`. What goes back after the hold lowers a later payout. */
export function saleStanding(
  { soldAt, amountCents, givenBackCents }: CreditedSale,
  today: string,
  holdDays: number,
): SaleStanding {
  if (givenBackCents >= amountCents) return { state: 'reversed' };
  const confirmedFrom = payableFrom(soldAt.slice(0, 7), holdDays);
  return today < confirmedFrom ? { state: 'pending', confirmedFrom } : { state: 'confirmed' };
}
