import { Injectable } from '@nestjs/common';
import {
  centsFor,
  lostCentsOf,
  paymentDecider,
  paymentIdOf,
  paymentReferralDecider,
  paymentReferralStream,
  paymentStream,
  refundedCentsOf,
  reportPaymentDecider,
  reportPaymentStream,
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

  /** The referral code that came with the news of the sale; null while there is none. */
  async referralCodeOf(paymentId: string): Promise<string | null> {
    const events = await this.history.read(await this.referralStreamOf(paymentId));
    return stateAfter(paymentReferralDecider, events).referralCode;
  }

  /** All that was recorded of the payment, and of the code that came with it. */
  async factsOf(paymentId: string): Promise<RecordedEvent<ClosewiseEvent>[]> {
    const streams = [await this.referralStreamOf(paymentId), paymentStream(paymentId)];
    return (await Promise.all(streams.map((stream) => this.history.read(stream)))).flat();
  }

  /** Who sold the report sold its premium: a later payment for premium alone has the code that came with the report's. */
  private async referralStreamOf(paymentId: string): Promise<string> {
    const payment = stateAfter(paymentDecider, await this.history.read(paymentStream(paymentId)));
    if (payment.status === 'unknown' || centsFor(payment.terms, 'report') > 0) {
      return paymentReferralStream(paymentId);
    }
    const events = await this.history.read(reportPaymentStream(payment.terms.reportId));
    const reserved = stateAfter(reportPaymentDecider, events);
    return paymentReferralStream(
      'intentId' in reserved ? paymentIdOf(reserved.provider, reserved.intentId) : paymentId,
    );
  }

  /** The ids of the payments that somebody may mean who writes the id of one, or of an intent of some provider. */
  idsNamed(text: string): string[] {
    return [text, ...providers.map((provider) => paymentIdOf(provider, text))];
  }
}
