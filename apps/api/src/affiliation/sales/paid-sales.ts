import { Injectable } from '@nestjs/common';
import type { GivenBack, PaidSale } from '@closewise/domain/affiliation';
import { paymentDecider, paymentStream, refundedCentsOf } from '@closewise/domain/billing';
import { stateAfter, StreamHistory } from '../../platform/event-store/stream-history.js';

/** A payment that was made, and what of it went back by now. */
export type KnownSale = Readonly<{ sale: PaidSale; givenBack: GivenBack }>;

/** Sales as the streams of their payments tell them. */
@Injectable()
export class PaidSales {
  constructor(private readonly history: StreamHistory) {}

  /** Null while the payment is not made. */
  async find(paymentId: string): Promise<KnownSale | null> {
    const events = await this.history.read(paymentStream(paymentId));
    const payment = stateAfter(paymentDecider, events);
    const paid = events.find(({ type }) => type === 'PaymentSucceeded');
    if (payment.status !== 'succeeded' || !paid) return null;
    const { reportId, amountCents, currency } = payment.terms;
    const lostCents = Object.values(payment.disputes).reduce(
      (sum, dispute) => sum + (dispute.status === 'lost' ? dispute.amountCents : 0),
      0,
    );
    return {
      sale: { paymentId, reportId, amountCents, currency, paidAt: paid.recordedAt },
      givenBack: { refundedCents: refundedCentsOf(payment), lostCents },
    };
  }
}
