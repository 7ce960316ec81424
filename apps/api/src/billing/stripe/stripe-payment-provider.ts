import { Injectable, Logger } from '@nestjs/common';
import type Stripe from 'stripe';
import {
  PaymentProvider,
  type IntentAmount,
  type IntentRequest,
  type PaymentIntent,
  type RefundAnswer,
  type RefundRequest,
} from '../provider/payment-provider.js';
import { StripeAccount } from './stripe-account.js';
import { intentOf, metadataOf, premiumMetadataOf, reportIdOf } from './stripe-intent.js';
import { answerOf, isMissing, isReplayed, isSettled, isSpentKey, refusalOf } from './stripe-refusals.js';

/** More refunds or disputes than one payment can have. */
const ALL = 1000;
const page = { limit: 100 };
/** Tried of one attempt in one request. */
const MOST_KEYS = 5;

/** Card payments by Stripe. What it states is always asked for afresh, never taken from a message. */
@Injectable()
export class StripePaymentProvider extends PaymentProvider {
  readonly name = 'stripe';
  private readonly logger = new Logger(StripePaymentProvider.name);

  constructor(private readonly account: StripeAccount) {
    super();
  }

  override get publishableKey(): string {
    return this.account.keys.publishableKey;
  }

  override async createIntent(request: IntentRequest): Promise<PaymentIntent> {
    const intent = await this.create(request);
    if (!isReplayed(intent.lastResponse.headers)) return intentOf(intent, request.reportId, [], []);
    const standing = await this.lookUp(intent.id);
    if (!standing) throw new Error(`Stripe has made ${intent.id} and knows nothing of it`);
    return standing;
  }

  /** A replayed answer tells how the intent was when it was made. */
  private async create(request: IntentRequest, keys = 1): Promise<Stripe.Response<Stripe.PaymentIntent>> {
    const { idempotencyKey: key, reportId, amountCents, premiumCents, currency } = request;
    const made = this.account.client.paymentIntents.create(
      {
        amount: amountCents,
        currency,
        allowed_payment_method_types: ['card'],
        description: `Report ${reportId}`,
        metadata: metadataOf(reportId, premiumCents),
      },
      { idempotencyKey: keys === 1 ? key : `${key}-${keys}` },
    );
    const intent = await answerOf(made.catch((error: unknown) => nullIfSpent(error, keys)));
    return intent ?? this.create(request, keys + 1);
  }

  /** Amount and what it is for change together or not at all. */
  override async changeAmount(intentId: string, amount: IntentAmount): Promise<PaymentIntent | null> {
    const { amountCents, premiumCents } = amount;
    const change = { amount: amountCents, metadata: premiumMetadataOf(premiumCents) };
    try {
      await answerOf(this.account.client.paymentIntents.update(intentId, change));
    } catch (error) {
      if (!isSettled(error)) throw error;
    }
    return this.lookUp(intentId);
  }

  override async lookUp(intentId: string): Promise<PaymentIntent | null> {
    const intent = await this.retrieve(intentId);
    const reportId = intent && this.reportOf(intent);
    if (!intent || reportId === null) return null;
    if (intent.status !== 'succeeded') return intentOf(intent, reportId, [], []);
    const { refunds, disputes } = this.account.client;
    const ofIntent = { payment_intent: intent.id, ...page };
    const [refunded, disputed] = await answerOf(
      Promise.all([
        refunds.list(ofIntent).autoPagingToArray({ limit: ALL }),
        disputes.list(ofIntent).autoPagingToArray({ limit: ALL }),
      ]),
    );
    return intentOf(intent, reportId, refunded, disputed);
  }

  /** Stripe forgets a key after a day: what was made under it before is known by the key in its metadata. */
  override async refund({ intentId, amountCents, key }: RefundRequest): Promise<RefundAnswer> {
    const { refunds } = this.account.client;
    try {
      const made = await answerOf(
        refunds.list({ payment_intent: intentId, ...page }).autoPagingToArray({ limit: ALL }),
      );
      const known = made.find(({ metadata }) => metadata?.['key'] === key);
      const terms = { payment_intent: intentId, amount: amountCents, metadata: { key } };
      const refund = known ?? (await answerOf(refunds.create(terms, { idempotencyKey: key })));
      return { status: 'accepted', refundId: refund.id };
    } catch (error) {
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      return { status: 'refused', reasonCode: refusal.code };
    }
  }

  private async retrieve(intentId: string): Promise<Stripe.PaymentIntent | null> {
    if (!/^pi_\w+$/.test(intentId)) return null;
    const { paymentIntents } = this.account.client;
    try {
      return await answerOf(
        paymentIntents.retrieve(intentId, { expand: ['latest_charge.balance_transaction'] }),
      );
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Null when the intent is not ours, or of the mode that our keys are not of. */
  private reportOf(intent: Stripe.PaymentIntent): number | null {
    const reportId = reportIdOf(intent);
    if (reportId === null || intent.livemode === this.account.keys.livemode) return reportId;
    const mode = intent.livemode ? 'a live' : 'a test';
    this.logger.error(`${intent.id} was refused: ${mode} payment, unlike our keys`);
    return null;
  }
}

/** For the next key to be tried; with none left the error stands. */
function nullIfSpent(error: unknown, keys: number): null {
  if (keys < MOST_KEYS && isSpentKey(error)) return null;
  throw error;
}
