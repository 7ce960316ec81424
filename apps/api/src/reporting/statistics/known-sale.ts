import {
  standingCentsOf,
  type DisputeClosed,
  type PaymentRefunded,
  type PaymentRefundFailed,
  type PaymentSucceeded,
} from '@closewise/domain/billing/facts';
import type { Cents } from '@closewise/domain/money';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';

/** A payment that was made, and what of it went back; `lostCents` by dispute. */
export type KnownSale = Readonly<{
  paymentId: string;
  reportId: number;
  paidCents: Cents;
  refundedCents: Cents;
  lostCents: Readonly<Record<string, Cents>>;
}>;

/** What changes what is left of a sale. */
export type MoneyEvent = PaymentSucceeded | PaymentRefunded | PaymentRefundFailed | DisputeClosed;

/** What is left of a sale. */
export const revenueCentsOf = ({ paidCents, refundedCents, lostCents }: KnownSale): Cents =>
  standingCentsOf(paidCents, {
    refundedCents,
    lostCents: Object.values(lostCents).reduce((sum, cents) => sum + cents, 0),
  });

/** The sale after one more event of its payment. */
export function saleAfter(
  before: KnownSale | undefined,
  { type, data, stream }: RecordedEvent<MoneyEvent>,
): KnownSale {
  if (type === 'PaymentSucceeded') return made(data);
  if (!before) throw new Error(`${stream} has ${type} before PaymentSucceeded`);
  if (type !== 'DisputeClosed') return { ...before, refundedCents: data.refundedCents };
  const lost = data.outcome === 'lost' ? data.amountCents : 0;
  return { ...before, lostCents: { ...before.lostCents, [data.disputeId]: lost } };
}

const made = ({ paymentId, reportId, amountCents }: PaymentSucceeded['data']): KnownSale => ({
  paymentId,
  reportId,
  paidCents: amountCents,
  refundedCents: 0,
  lostCents: {},
});
