import type { Cents } from '../money/index.js';
import type { Reversals } from './payment-state.js';

/** What is given back of a payment by now: all refunds together, and what lost disputes took. */
export type GivenBack = Readonly<{ refundedCents: Cents; lostCents: Cents }>;

/** What lost disputes took. */
export const lostCentsOf = ({ disputes }: Pick<Reversals, 'disputes'>): Cents =>
  Object.values(disputes).reduce(
    (sum, { status, amountCents }) => sum + (status === 'lost' ? amountCents : 0),
    0,
  );

/** A refund and a lost dispute may cover the same money: no more than was paid is ever given back. */
export const givenBackCentsOf = (paidCents: Cents, { refundedCents, lostCents }: GivenBack): Cents =>
  Math.min(paidCents, refundedCents + lostCents);

/** What is left of what was paid. */
export const standingCentsOf = (paidCents: Cents, givenBack: GivenBack): Cents =>
  paidCents - givenBackCentsOf(paidCents, givenBack);
