import { assertNamesNobody, DomainError, type Decider } from '../events/index.js';
import { formatCents, type Cents } from '../money/index.js';
import { refundedCentsOf } from './decide-reversals.js';
import { lostCentsOf } from './given-back.js';
import type { PaymentState, Reversals } from './payment-state.js';
import type { RefundEvent, RefundRequested } from './refund-events.js';

/** A refund that was asked for: `open` until the provider has answered. */
export type AskedRefund = Readonly<{ number: number; amountCents: Cents; alreadyCents: Cents }> &
  (
    | Readonly<{ status: 'open' }>
    | Readonly<{ status: 'accepted'; refundId: string }>
    | Readonly<{ status: 'refused'; reasonCode: string }>
  );

/** All refunds that were asked for of one payment, in their order. */
export type RefundState = readonly AskedRefund[];

/** A payment that was made, as it stands when a refund is asked for. */
export type RefundablePayment = Readonly<{ paymentId: string; reportId: number; paidCents: Cents }> &
  Reversals;

export type RefundCommand =
  | Readonly<{
      type: 'RequestRefund';
      payment: RefundablePayment;
      amountCents: Cents;
      /** What was given back as far as they know who ask. */
      alreadyCents: Cents;
      reason: string;
    }>
  | Readonly<{ type: 'AcceptRefund'; payment: PaymentIds; number: number; refundId: string }>
  | Readonly<{ type: 'RefuseRefund'; payment: PaymentIds; number: number; reasonCode: string }>;

type PaymentIds = Pick<RefundablePayment, 'paymentId' | 'reportId'>;
type Request = Extract<RefundCommand, { type: 'RequestRefund' }>;

/** The stream of the refunds that were asked for of a payment. */
export const refundStream = (paymentId: string): string => `payment-refunds-${paymentId}`;

/**
 * Who may have how much of a payment back. Asked for again by somebody who has not seen the first refund, the same amount
 * is the same refund: a repeated click or retry gives money back once.
 */
export const refundDecider: Decider<RefundCommand, RefundState, RefundEvent> = {
  initialState: [],
  decide(command, state) {
    const { paymentId, reportId } = command.payment;
    if (command.type === 'RequestRefund') return request(command, state);
    const { number } = command;
    if (state.find((asked) => asked.number === number)?.status !== 'open') return [];
    const ids = { paymentId, reportId, number };
    return command.type === 'AcceptRefund'
      ? [{ type: 'RefundAccepted', data: { ...ids, refundId: command.refundId } }]
      : [{ type: 'RefundRefused', data: { ...ids, reasonCode: command.reasonCode } }];
  },
  evolve(state, { type, data }) {
    if (type === 'RefundRequested') {
      const { number, amountCents, alreadyCents } = data;
      return [...state, { number, amountCents, alreadyCents, status: 'open' }];
    }
    return state.map(({ number, amountCents, alreadyCents, ...asked }) => {
      const terms = { number, amountCents, alreadyCents };
      if (number !== data.number) return { ...terms, ...asked } as AskedRefund;
      return type === 'RefundAccepted'
        ? { ...terms, status: 'accepted', refundId: data.refundId }
        : { ...terms, status: 'refused', reasonCode: data.reasonCode };
    });
  },
};

/** What of a payment was given back, with the refunds that are on their way, and what can be refunded still. */
export function refundableOf(
  payment: Pick<RefundablePayment, 'paidCents' | 'refunds' | 'disputes'>,
  state: RefundState,
): Readonly<{ alreadyCents: Cents; leftCents: Cents; dispute: 'open' | 'lost' | null }> {
  const onTheirWay = state.filter((asked) => isOnItsWay(asked, payment));
  const alreadyCents =
    refundedCentsOf(payment) + onTheirWay.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const disputes = Object.values(payment.disputes).map(({ status }) => status);
  const dispute = disputes.includes('open') ? 'open' : disputes.includes('lost') ? 'lost' : null;
  const leftCents = dispute ? 0 : Math.max(0, payment.paidCents - alreadyCents - lostCentsOf(payment));
  return { alreadyCents, leftCents, dispute };
}

/** What of a payment can be refunded by us; null for one that was not made. */
export const refundablePayment = (payment: PaymentState): RefundablePayment | null => {
  if (payment.status !== 'succeeded') return null;
  const { terms, refunds, disputes } = payment;
  return {
    paymentId: terms.paymentId,
    reportId: terms.reportId,
    paidCents: terms.amountCents,
    refunds,
    disputes,
  };
};

function request(
  { payment, amountCents, alreadyCents, reason }: Request,
  state: RefundState,
): RefundRequested[] {
  const repeated = state.some(
    (asked) =>
      asked.amountCents === amountCents && asked.alreadyCents === alreadyCents && stands(asked, payment),
  );
  if (repeated) return [];
  assertRefundable(payment, state, { amountCents, alreadyCents });
  const why = reason.trim();
  if (why === '')
    throw new DomainError('billing.refund-reason-missing', 'Say why: the reason is kept with the refund');
  assertNamesNobody(why);
  const { paymentId, reportId } = payment;
  const data = { paymentId, reportId, number: state.length + 1, amountCents, alreadyCents, reason: why };
  return [{ type: 'RefundRequested', data }];
}

function assertRefundable(
  payment: RefundablePayment,
  state: RefundState,
  wish: Readonly<{ amountCents: Cents; alreadyCents: Cents }>,
): void {
  const { alreadyCents, leftCents, dispute } = refundableOf(payment, state);
  if (!Number.isSafeInteger(wish.amountCents) || wish.amountCents <= 0)
    throw new DomainError('billing.refund-amount-invalid', 'A refund is an amount of at least $0.01');
  if (dispute) throw new DomainError('billing.payment-disputed', disputed[dispute]);
  if (leftCents === 0)
    throw new DomainError('billing.refund-exceeds-left', 'This payment was refunded in full already');
  if (wish.alreadyCents !== alreadyCents)
    throw new DomainError(
      'billing.refund-outdated',
      `${formatCents(alreadyCents)} of this payment is refunded by now: look at it again before you refund more`,
      { alreadyCents },
    );
  if (wish.amountCents > leftCents)
    throw new DomainError(
      'billing.refund-exceeds-left',
      `Only ${formatCents(leftCents)} of this payment is left to refund`,
      { leftCents },
    );
}

const disputed = {
  open: 'The buyer’s bank disputes this payment: it cannot be refunded until the bank has decided',
  lost: 'The buyer’s bank has taken this payment back: there is nothing left to refund',
} as const;

/** The provider was asked, or answered, and the payment does not tell of it yet. */
const isOnItsWay = (asked: AskedRefund, { refunds }: Pick<Reversals, 'refunds'>): boolean =>
  asked.status === 'open' || (asked.status === 'accepted' && refunds[asked.refundId] === undefined);

/** Neither refused by the provider nor come back from the bank. */
const stands = (asked: AskedRefund, payment: Pick<Reversals, 'refunds'>): boolean =>
  isOnItsWay(asked, payment) ||
  (asked.status === 'accepted' && payment.refunds[asked.refundId]?.status === 'made');
