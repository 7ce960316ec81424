import { Injectable } from '@nestjs/common';
import { paymentDecider, paymentStream, type LineItem, type PrintedCard } from '@closewise/domain/billing';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import type { Cents } from '@closewise/domain/money';
import { stateAfter, StreamHistory } from '../../platform/event-store/stream-history.js';
import { orderNumberOf } from './order-number.js';
import { PaidReports } from './paid-reports.js';

/** What was paid, for what, when (ISO UTC) and with which card; null where the provider named none. */
export type Receipt = Readonly<{
  orderNumber: string;
  amountCents: Cents;
  items: readonly LineItem[];
  paidAt: string;
  card: PrintedCard | null;
}>;

/** Receipts, as the streams of the payments tell them: a price that changes later changes none. */
@Injectable()
export class Receipts {
  constructor(
    private readonly paid: PaidReports,
    private readonly history: StreamHistory<ClosewiseEvent>,
  ) {}

  /** Of the report, with premium where it was chosen at checkout; null while it is not paid. */
  async of(reportId: number): Promise<Receipt | null> {
    return this.receiptOf(await this.paid.paymentOf(reportId));
  }

  /** Of premium that was paid later; null while there is none. */
  async ofUpgrade(reportId: number): Promise<Receipt | null> {
    return this.receiptOf(await this.paid.laterPaymentOf(reportId));
  }

  private async receiptOf(paymentId: string | null): Promise<Receipt | null> {
    if (paymentId === null) return null;
    const events = await this.history.read(paymentStream(paymentId));
    const payment = stateAfter(paymentDecider, events);
    const paid = events.find((event) => event.type === 'PaymentSucceeded');
    if (payment.status !== 'succeeded' || !paid) return null;
    const { amountCents, paidAt, card = null } = paid.data;
    const { lineItems: items } = payment.terms;
    return { orderNumber: orderNumberOf(paymentId), amountCents, items, paidAt, card };
  }
}
