import { Injectable } from '@nestjs/common';
import {
  lostCentsOf,
  paymentDecider,
  paymentIdOf,
  paymentReferralDecider,
  paymentReferralStream,
  paymentStream,
  refundedCentsOf,
  type GivenBack,
  type PaidSale,
} from '@closewise/domain/billing';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { stateAfter, StreamHistory } from '../../platform/event-store/stream-history.js';

/** `cardId` is null where the provider cannot tell cards apart; `reportedByBrowser`: no webhook was there before it. */
export type PaymentEvidence = Readonly<{ cardId: string | null; reportedByBrowser: boolean }>;

/** A payment that was made, and what of it went back by now. */
export type KnownSale = Readonly<{ sale: PaidSale; givenBack: GivenBack; evidence: PaymentEvidence }>;

const providers = ['stripe', 'simulated'];

/** Sales for other modules, as the streams of their payments tell them. */
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
      evidence: { cardId, reportedByBrowser: paid.meta.actor === 'buyer' },
    };
  }

  /** The referral code that came with the news of the payment; null while there is none. */
  async referralCodeOf(paymentId: string): Promise<string | null> {
    const events = await this.history.read(paymentReferralStream(paymentId));
    return stateAfter(paymentReferralDecider, events).referralCode;
  }

  /** All that was recorded of the payment, and of the code that came with it. */
  async factsOf(paymentId: string): Promise<RecordedEvent<ClosewiseEvent>[]> {
    const streams = [paymentReferralStream(paymentId), paymentStream(paymentId)];
    return (await Promise.all(streams.map((stream) => this.history.read(stream)))).flat();
  }

  /** The ids of the payments that somebody may mean who writes the id of one, or of an intent of some provider. */
  idsNamed(text: string): string[] {
    return [text, ...providers.map((provider) => paymentIdOf(provider, text))];
  }
}
