import type { Cents } from '../money/index.js';
import { lostCentsOf } from './paid-sale.js';
import { refundableOf, type RefundablePayment, type RefundState } from './refund-decider.js';

/** Whether we have the money, gave all of it back, or the buyer's bank holds it until a dispute is decided. */
export type PaymentStanding = 'stands' | 'given-back' | 'disputed';

/** A pending refund counts as made; a partly refunded payment `stands`. */
export function paymentStandingOf(
  payment: Pick<RefundablePayment, 'paidCents' | 'refunds' | 'disputes'>,
  refunds: RefundState,
): PaymentStanding {
  const { paidCents } = payment;
  const goneCents = refundableOf(payment, refunds).alreadyCents + lostCentsOf(payment);
  if (goneCents >= paidCents) return 'given-back';
  return goneCents + heldCentsOf(payment) >= paidCents ? 'disputed' : 'stands';
}

/** The sum of all open disputes. */
const heldCentsOf = ({ disputes }: Pick<RefundablePayment, 'disputes'>): Cents =>
  Object.values(disputes).reduce(
    (sum, { status, amountCents }) => sum + (status === 'open' ? amountCents : 0),
    0,
  );
