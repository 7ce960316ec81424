import { standingCentsOf } from '@closewise/domain/billing';
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

/** What is left of a sale. */
export const revenueCentsOf = ({ paidCents, refundedCents, lostCents }: KnownSale): Cents =>
  standingCentsOf(paidCents, {
    refundedCents,
    lostCents: Object.values(lostCents).reduce((sum, cents) => sum + cents, 0),
  });

/** The sale after one more event of its payment. */
export function saleAfter(before: KnownSale | undefined, { type, data, stream }: RecordedEvent): KnownSale {
  if (type === 'PaymentSucceeded') return made(data);
  if (!before) throw new Error(`${stream} has ${type} before PaymentSucceeded`);
  if (type !== 'DisputeClosed') return { ...before, refundedCents: Number(data.refundedCents) };
  const lost = data.outcome === 'lost' ? Number(data.amountCents) : 0;
  return { ...before, lostCents: { ...before.lostCents, [String(data.disputeId)]: lost } };
}

const made = ({ paymentId, reportId, amountCents }: RecordedEvent['data']): KnownSale => ({
  paymentId: String(paymentId),
  reportId: Number(reportId),
  paidCents: Number(amountCents),
  refundedCents: 0,
  lostCents: {},
});
