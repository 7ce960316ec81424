import type { Cents } from '../money/index.js';
import { type Reversals, type SetAside, evolveReversals } from './payment-state.js';
import type { ReversalEvent, ReversalSetAside } from './payment-events.js';
import type { Dispute, PaymentStatement, Refund } from './payment-statement.js';
import type { PaymentTerms } from './payment-terms.js';

/** The progress of a refund or dispute, which only moves forward, however late an older statement arrives. */
const ranks = { made: 1, failed: 2, open: 1, lost: 2, won: 3 } as const;

type Known = Reversals & SetAside;
type Reason = ReversalSetAside['data']['reason'];

/**
 * Records new refunds and disputes of a sale. An item that cannot be recorded is set aside for an operator, once per
 * stated amount, and does not block the others.
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
    events.push(...setAsideOnce(terms, known, item, knownCents, reason));
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

/** Refunds and disputes of a payment that the provider does not state as paid: all are set aside until it does. */
export const decideUnpaidReversals = (
  terms: PaymentTerms,
  known: SetAside,
  { refunds, disputes }: Pick<PaymentStatement, 'refunds' | 'disputes'>,
): ReversalSetAside[] =>
  [...refunds, ...disputes].flatMap((item) => setAsideOnce(terms, known, item, null, 'payment-unpaid'));

/** The sum of refunds that did not fail. */
export const refundedCentsOf = ({ refunds }: Pick<Reversals, 'refunds'>): Cents =>
  Object.values(refunds).reduce(
    (sum, { status, amountCents }) => sum + (status === 'made' ? amountCents : 0),
    0,
  );

/** A failed refund may be repeated; in this order the sum never exceeds the amount paid. */
const failedFirst = (refunds: readonly Refund[]): Refund[] =>
  [...refunds].sort((left, right) => ranks[right.status] - ranks[left.status]);

/**
 * A closed dispute takes the bank's final amount. Any other changed amount is unexpected, unless the statement is
 * older than what is recorded.
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

/** Records nothing if the same amount of the item was set aside before. */
function setAsideOnce(
  { paymentId, reportId }: PaymentTerms,
  known: SetAside,
  item: Refund | Dispute,
  knownCents: Cents | null,
  reason: Reason,
): ReversalSetAside[] {
  const [kind, reversalId] =
    'refundId' in item ? (['refund', item.refundId] as const) : (['dispute', item.disputeId] as const);
  const statedAmount = String(item.amountCents);
  if (known.setAside?.[reversalId] === statedAmount) return [];
  const data = { paymentId, reportId, kind, reversalId, statedAmount, knownCents, reason };
  return [{ type: 'ReversalSetAside', data }];
}
