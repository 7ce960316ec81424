import { DomainError } from '../events/index.js';
import type { Cents } from '../money/index.js';
import { evolveReversals } from './evolve-payment.js';
import type { ReversalEvent } from './payment-events.js';
import type { Reversals } from './payment-state.js';
import type { Dispute, PaymentStatement, Refund } from './payment-statement.js';
import type { PaymentTerms } from './payment-terms.js';

/** How far a refund or dispute has come; it never goes back, however late an older statement arrives. */
const ranks = { made: 1, failed: 2, open: 1, lost: 2, won: 3 } as const;

/** What the provider states anew of a sale's refunds and disputes. */
export function decideReversals(
  terms: PaymentTerms,
  known: Reversals,
  stated: Omit<PaymentStatement, 'outcome'>,
): ReversalEvent[] {
  const events: ReversalEvent[] = [];
  let reversals = known;
  const record = (event: ReversalEvent): void => {
    events.push(event);
    reversals = evolveReversals(reversals, event);
  };
  for (const refund of failedFirst(stated.refunds)) {
    if (isNews(reversals.refunds[refund.refundId], refund)) record(refundEvent(terms, reversals, refund));
  }
  for (const dispute of stated.disputes) {
    disputeEvents(terms, reversals.disputes[dispute.disputeId], dispute).forEach(record);
  }
  return events;
}

/** What was given back and stays so. */
export const refundedCentsOf = ({ refunds }: Pick<Reversals, 'refunds'>): Cents =>
  Object.values(refunds).reduce(
    (sum, { status, amountCents }) => sum + (status === 'made' ? amountCents : 0),
    0,
  );

/** A refund may be made again once one has failed: in this order the sum never passes what was paid. */
const failedFirst = (refunds: readonly Refund[]): Refund[] =>
  [...refunds].sort((left, right) => ranks[right.status] - ranks[left.status]);

function refundEvent(terms: PaymentTerms, known: Reversals, refund: Refund): ReversalEvent {
  const { paymentId, reportId, amountCents: paidCents } = terms;
  const { refundId, amountCents, status } = refund;
  const refundedCents = refundedCentsOf({ refunds: { ...known.refunds, [refundId]: refund } });
  if (refundedCents > paidCents || amountCents > paidCents) {
    throw new DomainError('billing.refund-exceeds-payment', 'More would be given back than was paid', {
      paymentId,
      refundId,
      refundedCents: Math.max(refundedCents, amountCents),
      paidCents,
    });
  }
  const data = { paymentId, reportId, refundId, amountCents, refundedCents };
  return { type: status === 'made' ? 'PaymentRefunded' : 'PaymentRefundFailed', data };
}

function disputeEvents(
  { paymentId, reportId }: PaymentTerms,
  known: Dispute | undefined,
  dispute: Dispute,
): ReversalEvent[] {
  if (!isNews(known, dispute)) return [];
  const { disputeId, amountCents, status } = dispute;
  const data = { paymentId, reportId, disputeId, amountCents };
  const opened: ReversalEvent[] = known ? [] : [{ type: 'PaymentDisputed', data }];
  return status === 'open'
    ? opened
    : [...opened, { type: 'DisputeClosed', data: { ...data, outcome: status } }];
}

function isNews<Reversal extends Refund | Dispute>(known: Reversal | undefined, stated: Reversal): boolean {
  const { amountCents, status } = stated;
  if (
    !Number.isSafeInteger(amountCents) ||
    amountCents <= 0 ||
    (known && known.amountCents !== amountCents)
  ) {
    throw new DomainError(
      'billing.reversal-invalid',
      'The amount of a refund or dispute is not a possible one',
      {
        reversalId: 'refundId' in stated ? stated.refundId : stated.disputeId,
        amountCents,
        knownCents: known?.amountCents ?? null,
      },
    );
  }
  return !known || ranks[status] > ranks[known.status];
}
