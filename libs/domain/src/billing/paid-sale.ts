import type { Cents } from '../money/index.js';
import type { Reversals } from './payment-state.js';

/** A payment that the provider confirmed; `paidAt` is when our log recorded it. */
export type PaidSale = Readonly<{
  paymentId: string;
  reportId: number;
  amountCents: Cents;
  currency: string;
  paidAt: string;
}>;

/** The money of a payment given back so far: all refunds, and all lost disputes. */
export type GivenBack = Readonly<{ refundedCents: Cents; lostCents: Cents }>;

/** The sum of all lost disputes. */
export const lostCentsOf = ({ disputes }: Pick<Reversals, 'disputes'>): Cents =>
  Object.values(disputes).reduce(
    (sum, { status, amountCents }) => sum + (status === 'lost' ? amountCents : 0),
    0,
  );

/** A refund and a lost dispute may cover the same money, so the sum is capped at the amount paid. */
export const givenBackCentsOf = (paidCents: Cents, { refundedCents, lostCents }: GivenBack): Cents =>
  Math.min(paidCents, refundedCents + lostCents);

/** The amount paid less what was given back. */
export const standingCentsOf = (paidCents: Cents, givenBack: GivenBack): Cents =>
  paidCents - givenBackCentsOf(paidCents, givenBack);
