import { Injectable } from '@nestjs/common';
import {
  paymentDecider,
  paymentStream,
  refundedCentsOf,
  type PaymentState,
  centsFor,
  lostCentsOf,
  paymentIdOf,
  paymentReferralDecider,
  paymentReferralStream,
  reportPaymentDecider,
  reportPaymentStream,
  type GivenBack,
  type PaidSale,
  type PaymentEvent,
} from '@closewise/domain/billing';
import type { Cents } from '@closewise/domain/money';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import { foldState, StreamHistory } from '../../platform/event-store/stream-history.js';

type ExistingPayment = Exclude<PaymentState, { status: 'unknown' }>;

/** A payment's status and refunds, without personal data. */
export type KnownPayment = Readonly<{
  paymentId: string;
  status: ExistingPayment['status'];
  amountCents: Cents;
  refundedCents: Cents;
  currency: string;
}>;

/** Payments for other modules, read from their streams. */
@Injectable()
export class Payments {
  constructor(private readonly executor: CommandExecutor) {}

  /** Null when there is no such payment. */
  async find(paymentId: string): Promise<KnownPayment | null> {
    const payment = await this.executor.load(paymentDecider, paymentStream(paymentId));
    return payment.status === 'unknown' ? null : toKnownPayment(payment);
  }
}

function toKnownPayment(payment: ExistingPayment): KnownPayment {
  const { paymentId, amountCents, currency } = payment.terms;
  const refundedCents = payment.status === 'succeeded' ? refundedCentsOf(payment) : 0;
  return { paymentId, status: payment.status, amountCents, refundedCents, currency };
}

/** `cardId` is null if the provider cannot identify cards; `reportedByBrowser`: the browser was faster than a webhook. */
type PaymentEvidence = Readonly<{ cardId: string | null; reportedByBrowser: boolean }>;

/** A completed payment and what of it was refunded or lost so far. */
export type RecordedSale = Readonly<{ sale: PaidSale; givenBack: GivenBack; evidence: PaymentEvidence }>;

const providers = ['stripe', 'simulated'];

/** Sales for other modules, read from their payments' streams. */
@Injectable()
export class PaidSales {
  constructor(private readonly history: StreamHistory<PaymentEvent>) {}

  /** Null while the payment is not completed. */
  async find(paymentId: string): Promise<RecordedSale | null> {
    const events = await this.history.read(paymentStream(paymentId));
    const payment = foldState(paymentDecider, events);
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

  /** The referral code that arrived with the payment's confirmation; null without one. */
  async referralCodeOf(paymentId: string): Promise<string | null> {
    const events = await this.history.read(await this.referralStreamOf(paymentId));
    return foldState(paymentReferralDecider, events).referralCode;
  }

  /** All recorded events of the payment and of its referral code. */
  async factsOf(paymentId: string): Promise<RecordedEvent<PaymentEvent>[]> {
    const streams = [await this.referralStreamOf(paymentId), paymentStream(paymentId)];
    return (await Promise.all(streams.map((stream) => this.history.read(stream)))).flat();
  }

  /** A later payment for premium alone has the referral code of the report's payment. */
  private async referralStreamOf(paymentId: string): Promise<string> {
    const payment = foldState(paymentDecider, await this.history.read(paymentStream(paymentId)));
    if (payment.status === 'unknown' || centsFor(payment.terms, 'report') > 0) {
      return paymentReferralStream(paymentId);
    }
    const events = await this.history.read(reportPaymentStream(payment.terms.reportId));
    const reserved = foldState(reportPaymentDecider, events);
    return paymentReferralStream(
      'intentId' in reserved ? paymentIdOf(reserved.provider, reserved.intentId) : paymentId,
    );
  }

  /** Possible payment ids for a text that is a payment's id or a provider's intent id. */
  idsNamed(text: string): string[] {
    return [text, ...providers.map((provider) => paymentIdOf(provider, text))];
  }
}
