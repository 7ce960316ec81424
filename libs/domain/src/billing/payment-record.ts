import { type Reversals, evolveReversals } from './payment-state.js';
import { refundedCentsOf } from './decide-reversals.js';
import { lostCentsOf, type GivenBack } from './paid-sale.js';
import type { PaymentEvent, PaymentSucceeded, ReversalEvent } from './payment-events.js';

/** A payment as recorded: how it was made, and the money given back after each event. */
export type PaymentRecord = Readonly<{
  paid: PaymentSucceeded['data'] | null;
  givenBack: readonly GivenBack[];
}>;

const reversalTypes: ReadonlySet<string> = new Set([
  'PaymentRefunded',
  'PaymentRefundFailed',
  'PaymentDisputed',
  'DisputeClosed',
] satisfies ReversalEvent['type'][]);

const isReversal = (event: PaymentEvent): event is ReversalEvent => reversalTypes.has(event.type);

/** Builds the record from the events of a payment's stream, in order. */
export function paymentRecordOf(events: readonly PaymentEvent[]): PaymentRecord {
  const paid = events.find((event) => event.type === 'PaymentSucceeded')?.data ?? null;
  let reversals: Reversals = { refunds: {}, disputes: {} };
  const givenBack: GivenBack[] = [{ refundedCents: 0, lostCents: 0 }];
  for (const event of events) {
    if (!isReversal(event)) continue;
    reversals = evolveReversals(reversals, event);
    givenBack.push({ refundedCents: refundedCentsOf(reversals), lostCents: lostCentsOf(reversals) });
  }
  return { paid, givenBack };
}
