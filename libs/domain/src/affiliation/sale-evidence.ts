import type { PaymentRecord } from '../billing/facts.js';
import { formatCents } from '../money/index.js';
import { decideGivenBack, saleDecider } from './sale-decider.js';
import { saleStream, type SaleEvent, type SaleSplit } from './sale-events.js';
import type { Shares } from './sale-events.js';
import { splitPolicyOf } from './split-policies.js';

/** A recorded event of a sale, with what the log contained before it. */
export type SaleRecord = Readonly<{
  event: SaleEvent;
  stream: string;
  /** The earlier events of its stream. */
  earlier: readonly SaleEvent[];
  payment: PaymentRecord;
}>;

/**
 * Why an event of a sale does not follow from what was recorded before it, as the end of a sentence that begins with the
 * event; null if it follows.
 */
export function findSaleFault(record: SaleRecord): string | null {
  const { event, stream, payment } = record;
  const { paymentId } = event.data;
  if (stream !== saleStream(paymentId))
    return `shares payment ${paymentId}, whose sale is ${saleStream(paymentId)}`;
  if (payment.paid === null) return `has no payment: no payment ${paymentId} was recorded before it`;
  return event.type === 'SaleSplit' ? findSplitFault(event, record) : findChangeFault(event, record);
}

function findSplitFault({ data }: SaleSplit, { earlier, payment }: SaleRecord): string | null {
  const { paymentId, commission, override } = data;
  const paid = payment.paid!;
  if (earlier.length > 0) return `splits payment ${paymentId} a second time`;
  if (data.amountCents !== paid.amountCents || data.currency !== paid.currency)
    return `splits ${formatCents(data.amountCents)}, but payment ${paymentId} was ${formatCents(paid.amountCents)}`;
  if (data.reportId !== paid.reportId) return `contains another order than payment ${paymentId}`;
  const shares = splitPolicyOf(data.policyVersion).sharesOf(data.amountCents, {
    commissionPercent: commission?.ratePercent ?? null,
    overridePercent: override?.ratePercent ?? null,
  });
  return areEqual(shares, data.shares) ? null : 'has shares that do not match its rates';
}

function findChangeFault(
  { type, data }: Exclude<SaleEvent, SaleSplit>,
  { earlier, payment }: SaleRecord,
): string | null {
  const { paymentId, refundedCents, lostCents } = data;
  const state = earlier.reduce(saleDecider.evolve, saleDecider.initialState);
  if (state.status === 'unsplit') return `changes the shares of payment ${paymentId}, which was not split`;
  const isRecorded = payment.givenBack.some(
    (past) => past.refundedCents === refundedCents && past.lostCents === lostCents,
  );
  if (!isRecorded) return `has no matching refund or lost dispute of payment ${paymentId}`;
  const [expected] = decideGivenBack({ refundedCents, lostCents }, state);
  const follows =
    expected?.type === type &&
    expected.data.givenBackCents === data.givenBackCents &&
    expected.data.amountCents === data.amountCents &&
    expected.data.affiliateId === data.affiliateId &&
    expected.data.organizationTag === data.organizationTag &&
    areEqual(expected.data.shares, data.shares);
  return follows ? null : `does not change the shares by the amount given back of payment ${paymentId}`;
}

const areEqual = (one: Shares, other: Shares): boolean =>
  one.commissionCents === other.commissionCents &&
  one.overrideCents === other.overrideCents &&
  one.houseCents === other.houseCents;
