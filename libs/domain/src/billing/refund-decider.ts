import { assertNamesNobody, DomainError, type Decider } from '../events/index.js';
import { formatCents, type Cents } from '../money/index.js';
import { refundedCentsOf } from './decide-reversals.js';
import { lostCentsOf } from './paid-sale.js';
import type { PaymentState, Reversals } from './payment-state.js';
import type { RefundEvent, RefundRequested } from './refund-events.js';

/** A requested refund: `open` until the provider has answered. */
export type AskedRefund = Readonly<{ number: number; amountCents: Cents; alreadyCents: Cents }> &
  (
    | Readonly<{ status: 'open' }>
    | Readonly<{ status: 'accepted'; refundId: string }>
    | Readonly<{ status: 'refused'; reasonCode: string }>
  );

/** All requested refunds of one payment, in order. */
export type RefundState = readonly AskedRefund[];

/** A paid payment at the time of a refund request. */
export type RefundablePayment = Readonly<{ paymentId: string; reportId: number; paidCents: Cents }> &
  Reversals;

export type RefundCommand =
  | Readonly<{
      type: 'RequestRefund';
      payment: RefundablePayment;
      amountCents: Cents;
      /** What had been refunded, as the caller saw it. */
      alreadyCents: Cents;
      reason: string;
    }>
  | Readonly<{ type: 'AcceptRefund'; payment: PaymentIds; number: number; refundId: string }>
  | Readonly<{ type: 'RefuseRefund'; payment: PaymentIds; number: number; reasonCode: string }>;

type PaymentIds = Pick<RefundablePayment, 'paymentId' | 'reportId'>;
type Request = Extract<RefundCommand, { type: 'RequestRefund' }>;

/** The stream with the refund requests of a payment. */
export const refundStream = (paymentId: string): string => `payment-refunds-${paymentId}`;

/**
 * Refund requests of one payment. The same amount, requested again by somebody who has not seen the first refund, is the
 * same refund, so that a repeated click or retry refunds once.
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

/** The amounts already given back, including pending refunds, and still refundable. */
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

/** The refundable view of a payment; null if it is not paid. */
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
    throw new DomainError('billing.refund-reason-missing', 'Enter a reason. It is kept with the refund.');
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
    throw new DomainError('billing.refund-exceeds-left', 'This payment was already refunded in full');
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
  open: 'The buyer’s bank disputes this payment. It cannot be refunded until the bank has decided.',
  lost: 'The buyer’s bank has reversed this payment. There is nothing left to refund.',
} as const;

/** Requested or accepted, and not yet recorded on the payment. */
const isOnItsWay = (asked: AskedRefund, { refunds }: Pick<Reversals, 'refunds'>): boolean =>
  asked.status === 'open' || (asked.status === 'accepted' && refunds[asked.refundId] === undefined);

/** Neither refused by the provider nor returned by the bank. */
const stands = (asked: AskedRefund, payment: Pick<Reversals, 'refunds'>): boolean =>
  isOnItsWay(asked, payment) ||
  (asked.status === 'accepted' && payment.refunds[asked.refundId]?.status === 'made');
