import { Injectable } from '@nestjs/common';
import {
  lostCentsOf,
  paymentDecider,
  paymentIdOf,
  paymentReferralStream,
  paymentStream,
  premiumPaymentStream,
  refundableOf,
  refundablePayment,
  refundDecider,
  refundedCentsOf,
  refundStream,
  reportPaymentStream,
  type LineItem,
  type PaymentState,
  type PrintedCard,
  type PaymentEvent,
} from '@closewise/domain/billing';
import type { Cents } from '@closewise/domain/money';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { foldState, StreamHistory } from '../../platform/event-store/stream-history.js';
import { orderNumberOf } from '../payments/order-number.js';
import { PaymentProvider } from '../provider/payment-provider.js';

type Known = Exclude<PaymentState, { status: 'unknown' }>;

/** An order's payment as admins see it, with all its recorded events. Times are ISO UTC. */
export type OrderPayment = Readonly<{
  paymentId: string;
  orderNumber: string;
  provider: string;
  status: Known['status'];
  amountCents: Cents;
  items: readonly LineItem[];
  paidAt: string | null;
  card: PrintedCard | null;
  feeCents: Cents | null;
  /** Refunded, refunded or requested, and lost by disputes. */
  refundedCents: Cents;
  alreadyCents: Cents;
  lostCents: Cents;
  leftCents: Cents;
  dispute: 'open' | 'lost' | null;
  /** Whether the payment's provider is the one in use. */
  isCurrentProvider: boolean;
  facts: readonly RecordedEvent<PaymentEvent>[];
}>;

/** A report's payments, read from their streams. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly history: StreamHistory<PaymentEvent>,
    private readonly provider: PaymentProvider,
  ) {}

  /** All payments opened for the report or its premium, oldest first. */
  async listPayments(reportId: number): Promise<OrderPayment[]> {
    const reservations = await Promise.all(
      [reportPaymentStream(reportId), premiumPaymentStream(reportId)].map((stream) =>
        this.history.read(stream),
      ),
    );
    const ids = reservations
      .flat()
      .flatMap(({ data }) =>
        'intentId' in data && 'provider' in data ? [paymentIdOf(data.provider, data.intentId)] : [],
      );
    const payments = await Promise.all([...new Set(ids)].map((id) => this.find(id)));
    return payments.filter((payment) => payment !== null);
  }

  /** Null for an unknown payment. */
  async find(paymentId: string): Promise<OrderPayment | null> {
    const [facts, referral, refunds] = await Promise.all(
      [paymentStream(paymentId), paymentReferralStream(paymentId), refundStream(paymentId)].map((stream) =>
        this.history.read(stream),
      ),
    );
    const payment = foldState(paymentDecider, facts!);
    if (payment.status === 'unknown') return null;
    const { provider, amountCents, lineItems: items } = payment.terms;
    const paid = facts!.find((event) => event.type === 'PaymentSucceeded');
    return {
      paymentId,
      orderNumber: orderNumberOf(paymentId),
      provider,
      status: payment.status,
      amountCents,
      items,
      paidAt: paid?.recordedAt ?? null,
      card: paid?.data.card ?? null,
      ...moneyOf(payment, refunds!),
      isCurrentProvider: provider === this.provider.name,
      facts: [...facts!, ...referral!, ...refunds!],
    };
  }
}

function moneyOf(payment: Known, refunds: readonly RecordedEvent<PaymentEvent>[]) {
  const made = refundablePayment(payment);
  const nothing = { refundedCents: 0, alreadyCents: 0, lostCents: 0, leftCents: 0, dispute: null };
  if (!made || payment.status !== 'succeeded') return { feeCents: null, ...nothing };
  return {
    feeCents: payment.feeCents ?? null,
    refundedCents: refundedCentsOf(payment),
    lostCents: lostCentsOf(payment),
    ...refundableOf(made, foldState(refundDecider, refunds)),
  };
}
