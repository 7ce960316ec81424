import type { Cents } from '../money/index.js';
import { lostCentsOf } from './given-back.js';
import { refundableOf, type RefundablePayment, type RefundState } from './refund-decider.js';

/** Where the money of a payment is: with us, given back in full, or with the buyer's bank until it has decided. */
export type PaymentStanding = 'stands' | 'given-back' | 'disputed';

/** A refund that is on its way counts as made. What is left of a payment that was given back in part stands. */
export function paymentStandingOf(
  payment: Pick<RefundablePayment, 'paidCents' | 'refunds' | 'disputes'>,
  refunds: RefundState,
): PaymentStanding {
  const { paidCents } = payment;
  const goneCents = refundableOf(payment, refunds).alreadyCents + lostCentsOf(payment);
  if (goneCents >= paidCents) return 'given-back';
  return goneCents + heldCentsOf(payment) >= paidCents ? 'disputed' : 'stands';
}

/** What banks hold back until they have decided. */
const heldCentsOf = ({ disputes }: Pick<RefundablePayment, 'disputes'>): Cents =>
  Object.values(disputes).reduce(
    (sum, { status, amountCents }) => sum + (status === 'open' ? amountCents : 0),
    0,
  );
