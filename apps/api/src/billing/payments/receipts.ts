import { Injectable } from '@nestjs/common';
import {
  lostCentsOf,
  paymentDecider,
  paymentStream,
  standingCentsOf,
  type LineItem,
  type PrintedCard,
  type PaymentEvent,
} from '@closewise/domain/billing';
import type { Cents } from '@closewise/domain/money';
import { foldState, StreamHistory } from '../../platform/event-store/stream-history.js';
import { orderNumberOf } from './order-number.js';
import { PaidReports } from './paid-reports.js';

/** What was paid for, when (ISO UTC) and with which card; `card` is null if the provider reported none. */
export type Receipt = Readonly<{
  orderNumber: string;
  amountCents: Cents;
  items: readonly LineItem[];
  paidAt: string;
  card: PrintedCard | null;
}>;

/**
 * A payment's refund: the amount paid, the amount refunded and what is left after it, without later refunds. `wasMade`
 * is false if the refund had already failed when we learned of it.
 */
export type RefundReceipt = Readonly<{
  reportId: number;
  orderNumber: string;
  paidCents: Cents;
  amountCents: Cents;
  leftCents: Cents;
  status: 'made' | 'failed';
  wasMade: boolean;
  card: PrintedCard | null;
}>;

/** Receipts, read from the payments' streams, so that later price changes do not affect them. */
@Injectable()
export class Receipts {
  constructor(
    private readonly paid: PaidReports,
    private readonly history: StreamHistory<PaymentEvent>,
  ) {}

  /** The report's receipt, including premium chosen at checkout; null while the report is unpaid. */
  async findReceipt(reportId: number): Promise<Receipt | null> {
    return this.receiptOf(await this.paid.paymentOf(reportId));
  }

  /** The receipt for premium that was paid later; null without such a payment. */
  async findUpgradeReceipt(reportId: number): Promise<Receipt | null> {
    return this.receiptOf(await this.paid.laterPaymentOf(reportId));
  }

  /** Null while the payment has no refund with that id. */
  async findRefundReceipt(paymentId: string, refundId: string): Promise<RefundReceipt | null> {
    const { events, payment, paid } = await this.read(paymentId);
    if (payment.status !== 'succeeded' || !paid) return null;
    const facts = events.flatMap((event) =>
      (event.type === 'PaymentRefunded' || event.type === 'PaymentRefundFailed') &&
      event.data.refundId === refundId
        ? [event]
        : [],
    );
    const last = facts.at(-1);
    if (!last) return null;
    const { amountCents, refundedCents } = last.data;
    return {
      reportId: payment.terms.reportId,
      orderNumber: orderNumberOf(paymentId),
      paidCents: paid.data.amountCents,
      amountCents,
      leftCents: standingCentsOf(paid.data.amountCents, { refundedCents, lostCents: lostCentsOf(payment) }),
      status: last.type === 'PaymentRefunded' ? 'made' : 'failed',
      wasMade: facts[0]?.type === 'PaymentRefunded',
      card: paid.data.card ?? null,
    };
  }

  private async receiptOf(paymentId: string | null): Promise<Receipt | null> {
    if (paymentId === null) return null;
    const { payment, paid } = await this.read(paymentId);
    if (payment.status !== 'succeeded' || !paid) return null;
    const { amountCents, paidAt, card = null } = paid.data;
    const { lineItems: items } = payment.terms;
    return { orderNumber: orderNumberOf(paymentId), amountCents, items, paidAt, card };
  }

  private async read(paymentId: string) {
    const events = await this.history.read(paymentStream(paymentId));
    const paid = events.find((event) => event.type === 'PaymentSucceeded');
    return { events, payment: foldState(paymentDecider, events), paid };
  }
}
