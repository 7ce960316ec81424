import { Injectable } from '@nestjs/common';
import { paymentStream, type PrintedCard } from '@closewise/domain/billing';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import type { Cents } from '@closewise/domain/money';
import { StreamHistory } from '../../platform/event-store/stream-history.js';
import { orderNumberOf } from './order-number.js';
import { PaidReports } from './paid-reports.js';

/** What was paid, when (ISO UTC) and with which card; null where the provider named none. */
export type Receipt = Readonly<{
  orderNumber: string;
  amountCents: Cents;
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

  /** Null while the report is not paid. */
  async of(reportId: number): Promise<Receipt | null> {
    const paymentId = await this.paid.paymentOf(reportId);
    if (paymentId === null) return null;
    const events = await this.history.read(paymentStream(paymentId));
    const paid = events.find((event) => event.type === 'PaymentSucceeded');
    if (!paid) return null;
    const { amountCents, paidAt, card = null } = paid.data;
    return { orderNumber: orderNumberOf(paymentId), amountCents, paidAt, card };
  }
}
