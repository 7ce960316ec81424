import type { Cents } from '../money/index.js';
import { evolveReversals } from './evolve-payment.js';
import type { ReversalEvent, ReversalSetAside } from './payment-events.js';
import type { Reversals } from './payment-state.js';
import type { Dispute, PaymentStatement, Refund } from './payment-statement.js';
import type { PaymentTerms } from './payment-terms.js';

/** How far a refund or dispute has come; it never goes back, however late an older statement arrives. */
const ranks = { made: 1, failed: 2, open: 1, lost: 2, won: 3 } as const;

type Known = Reversals & Readonly<{ setAside?: Readonly<Record<string, string>> }>;
type Reason = ReversalSetAside['data']['reason'];

/**
 * The news about a sale's refunds and disputes. An item that cannot be recorded is set aside for an operator, once for each amount
 * that is stated of it, and never keeps the others from being recorded.
 */
export function decideReversals(
  terms: PaymentTerms,
  known: Known,
  stated: Omit<PaymentStatement, 'outcome'>,
): (ReversalEvent | ReversalSetAside)[] {
  const events: (ReversalEvent | ReversalSetAside)[] = [];
  let reversals: Reversals = known;
  const record = (event: ReversalEvent): void => {
    events.push(event);
    reversals = evolveReversals(reversals, event);
  };
  const setAside = (item: Refund | Dispute, knownCents: Cents | null, reason: Reason): void => {
    const event = setAsideEvent(terms, item, knownCents, reason);
    const { reversalId, statedAmount } = event.data;
    if (known.setAside?.[reversalId] !== statedAmount) events.push(event);
  };
  for (const refund of failedFirst(stated.refunds)) {
    const before = reversals.refunds[refund.refundId];
    const reason = oddityOf(refund, before) ?? excessOf(terms, reversals, refund);
    if (reason) setAside(refund, before?.amountCents ?? null, reason);
    else if (isNews(before, refund)) record(refundEvent(terms, reversals, refund));
  }
  for (const dispute of stated.disputes) {
    const before = reversals.disputes[dispute.disputeId];
    const reason = oddityOf(dispute, before);
    if (reason) setAside(dispute, before?.amountCents ?? null, reason);
    else disputeEvents(terms, before, dispute).forEach(record);
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

/**
 * A dispute is closed by the amount that the bank states in the end, whatever it was before. Any other amount that changes, of an
 * item that has not moved on since, is an oddity; that of an older statement is not.
 */
function oddityOf(item: Refund | Dispute, known: Refund | Dispute | undefined): Reason | null {
  const { amountCents, status } = item;
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) return 'amount-impossible';
  if (!known || known.amountCents === amountCents || ranks[status] < ranks[known.status]) return null;
  const isClosing = 'disputeId' in item && ranks[status] > ranks[known.status];
  return isClosing ? null : 'amount-changed';
}

function excessOf(
  { amountCents: paidCents }: PaymentTerms,
  known: Reversals,
  refund: Refund,
): 'exceeds-payment' | null {
  if (!isNews(known.refunds[refund.refundId], refund)) return null;
  return refundedAfter(known, refund) > paidCents || refund.amountCents > paidCents
    ? 'exceeds-payment'
    : null;
}

const refundedAfter = (known: Reversals, refund: Refund): Cents =>
  refundedCentsOf({ refunds: { ...known.refunds, [refund.refundId]: refund } });

function refundEvent({ paymentId, reportId }: PaymentTerms, known: Reversals, refund: Refund): ReversalEvent {
  const { refundId, amountCents, status } = refund;
  const data = { paymentId, reportId, refundId, amountCents, refundedCents: refundedAfter(known, refund) };
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

const isNews = <Item extends Refund | Dispute>(known: Item | undefined, { status }: Item): boolean =>
  !known || ranks[status] > ranks[known.status];

function setAsideEvent(
  { paymentId, reportId }: PaymentTerms,
  item: Refund | Dispute,
  knownCents: Cents | null,
  reason: Reason,
): ReversalSetAside {
  const [kind, reversalId] =
    'refundId' in item ? (['refund', item.refundId] as const) : (['dispute', item.disputeId] as const);
  const statedAmount = String(item.amountCents);
  return {
    type: 'ReversalSetAside',
    data: { paymentId, reportId, kind, reversalId, statedAmount, knownCents, reason },
  };
}
