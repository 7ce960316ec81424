import type { PaymentRecord } from '../billing/facts.js';
import { formatCents } from '../money/index.js';
import { decideGivenBack, saleDecider } from './sale-decider.js';
import { saleStream, type SaleEvent, type SaleSplit } from './sale-events.js';
import type { Shares } from './sale-events.js';
import { splitPolicyOf } from './split-policies.js';

/** A fact of a sale where it was recorded, with what the log had before it. */
export type SaleFact = Readonly<{
  event: SaleEvent;
  stream: string;
  /** The earlier facts of its stream. */
  earlier: readonly SaleEvent[];
  payment: PaymentRecord;
}>;

/**
 * Why a fact of a sale does not follow from what was recorded before it, as the end of a sentence that begins with the
 * fact; null when it does.
 */
export function faultOfSaleFact(fact: SaleFact): string | null {
  const { event, stream, payment } = fact;
  const { paymentId } = event.data;
  if (stream !== saleStream(paymentId))
    return `shares payment ${paymentId}, whose sale is ${saleStream(paymentId)}`;
  if (payment.paid === null) return `has no payment: none with the id ${paymentId} was recorded before it`;
  return event.type === 'SaleSplit' ? faultOfSplit(event, fact) : faultOfChange(event, fact);
}

function faultOfSplit({ data }: SaleSplit, { earlier, payment }: SaleFact): string | null {
  const { paymentId, commission, override } = data;
  const paid = payment.paid!;
  if (earlier.length > 0) return `splits payment ${paymentId} a second time`;
  if (data.amountCents !== paid.amountCents || data.currency !== paid.currency)
    return `splits ${formatCents(data.amountCents)}, but payment ${paymentId} was ${formatCents(paid.amountCents)}`;
  if (data.reportId !== paid.reportId)
    return `names another order than payment ${paymentId}, which was made for it`;
  const shares = splitPolicyOf(data.policyVersion).sharesOf(data.amountCents, {
    commissionPercent: commission?.ratePercent ?? null,
    overridePercent: override?.ratePercent ?? null,
  });
  return areSame(shares, data.shares) ? null : 'has shares that are not those of its rates';
}

function faultOfChange(
  { type, data }: Exclude<SaleEvent, SaleSplit>,
  { earlier, payment }: SaleFact,
): string | null {
  const { paymentId, refundedCents, lostCents } = data;
  const known = earlier.reduce(saleDecider.evolve, saleDecider.initialState);
  if (known.status === 'unsplit') return `changes the shares of payment ${paymentId}, which was not split`;
  const isRecorded = payment.givenBack.some(
    (past) => past.refundedCents === refundedCents && past.lostCents === lostCents,
  );
  if (!isRecorded) return `has no refund or lost dispute of payment ${paymentId} behind it`;
  const [expected] = decideGivenBack({ refundedCents, lostCents }, known);
  const follows =
    expected?.type === type &&
    expected.data.givenBackCents === data.givenBackCents &&
    expected.data.amountCents === data.amountCents &&
    expected.data.affiliateId === data.affiliateId &&
    expected.data.organizationTag === data.organizationTag &&
    areSame(expected.data.shares, data.shares);
  return follows ? null : `does not change the shares by what was given back of payment ${paymentId}`;
}

const areSame = (one: Shares, other: Shares): boolean =>
  one.commissionCents === other.commissionCents &&
  one.overrideCents === other.overrideCents &&
  one.houseCents === other.houseCents;
