import { Injectable } from '@nestjs/common';
import type { PaidSale } from '@closewise/domain/affiliation';
import {
  lostCentsOf,
  paymentDecider,
  paymentStream,
  refundedCentsOf,
  type GivenBack,
} from '@closewise/domain/billing';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import { stateAfter, StreamHistory } from '../../platform/event-store/stream-history.js';

/** `cardId` is null where the provider cannot tell cards apart; `toldByBrowser`: no webhook was there before it. */
export type PaymentEvidence = Readonly<{ cardId: string | null; toldByBrowser: boolean }>;

/** A payment that was made, and what of it went back by now. */
export type KnownSale = Readonly<{ sale: PaidSale; givenBack: GivenBack; evidence: PaymentEvidence }>;

/** Sales as the streams of their payments tell them. */
@Injectable()
export class PaidSales {
  constructor(private readonly history: StreamHistory<ClosewiseEvent>) {}

  /** Null while the payment is not made. */
  async find(paymentId: string): Promise<KnownSale | null> {
    const events = await this.history.read(paymentStream(paymentId));
    const payment = stateAfter(paymentDecider, events);
    const paid = events.find((event) => event.type === 'PaymentSucceeded');
    if (payment.status !== 'succeeded' || !paid) return null;
    const { reportId, amountCents, currency } = payment.terms;
    const { cardId = null } = paid.data;
    return {
      sale: { paymentId, reportId, amountCents, currency, paidAt: paid.recordedAt },
      givenBack: { refundedCents: refundedCentsOf(payment), lostCents: lostCentsOf(payment) },
      evidence: { cardId, toldByBrowser: paid.meta.actor === 'buyer' },
    };
  }
}
