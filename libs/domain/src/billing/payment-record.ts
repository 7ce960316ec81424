import { evolveReversals } from './evolve-payment.js';
import { refundedCentsOf } from './decide-reversals.js';
import { lostCentsOf, type GivenBack } from './given-back.js';
import type { PaymentEvent, PaymentSucceeded, ReversalEvent } from './payment-events.js';
import type { Reversals } from './payment-state.js';

/** What was recorded of a payment: how it was made, and what was given back of it after each of its facts. */
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

/** The record of a payment by the facts of its stream, in their order. */
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
