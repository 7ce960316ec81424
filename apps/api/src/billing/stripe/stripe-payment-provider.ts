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
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { StripeAccount } from './stripe-account.js';
import { ReportReferences } from './report-references.js';
import { descriptionOf, intentOf, metadataOf, premiumMetadataOf, reportIdOf } from './stripe-intent.js';
import {
  awaitAnswer,
  isMissing,
  isReplayed,
  isIntentSettled,
  isSpentKey,
  refusalOf,
} from './stripe-refusals.js';

/** More refunds or disputes than a payment can have. */
const MAX_LIST_ITEMS = 1000;
const page = { limit: 100 };
/** Idempotency keys tried within one request. */
const MAX_KEYS = 5;

/** Card payments by Stripe. Its state is always looked up, never taken from a webhook. */
@Injectable()
export class StripePaymentProvider extends PaymentProvider {
  readonly name = 'stripe';
  private readonly logger = new Logger(StripePaymentProvider.name);

  private readonly references: ReportReferences;

  constructor(
    private readonly account: StripeAccount,
    personalData: PersonalData,
  ) {
    super();
    this.references = new ReportReferences(personalData);
  }

  override get publishableKey(): string {
    return this.account.keys.publishableKey;
  }

  override async createIntent(request: IntentRequest): Promise<PaymentIntent> {
    const intent = await this.create(request);
    if (!isReplayed(intent.lastResponse.headers)) {
      await this.describe(intent);
      return intentOf(intent, request.reportId, [], []);
    }
    const now = await this.retrieve(intent.id);
    if (now && now.description !== descriptionOf(now)) await this.describe(now);
    const standing = await this.lookUp(intent.id);
    if (!standing) throw new Error(`Stripe created ${intent.id} but cannot find it`);
    return standing;
  }

  /** Done after creation, since the order number is derived from the intent's id. */
  private async describe(intent: Stripe.PaymentIntent): Promise<void> {
    const { paymentIntents } = this.account.client;
    await awaitAnswer(paymentIntents.update(intent.id, { description: descriptionOf(intent) }));
  }

  /** A replayed answer describes the intent at its creation. */
  private async create(request: IntentRequest, keys = 1): Promise<Stripe.Response<Stripe.PaymentIntent>> {
    const { idempotencyKey, reportId, amountCents, premiumCents, currency } = request;
    const key = this.references.hide(idempotencyKey);
    const made = this.account.client.paymentIntents.create(
      {
        amount: amountCents,
        currency,
        allowed_payment_method_types: ['card'],
        metadata: metadataOf(this.references.seal(reportId), premiumCents),
      },
      { idempotencyKey: keys === 1 ? key : `${key}-${keys}` },
    );
    const intent = await awaitAnswer(made.catch((error: unknown) => nullIfSpent(error, keys)));
    return intent ?? this.create(request, keys + 1);
  }

  /** Changes amount and metadata in one call. */
  override async changeAmount(intentId: string, amount: IntentAmount): Promise<PaymentIntent | null> {
    const { amountCents, premiumCents } = amount;
    const change = { amount: amountCents, metadata: premiumMetadataOf(premiumCents) };
    try {
      await awaitAnswer(this.account.client.paymentIntents.update(intentId, change));
    } catch (error) {
      if (!isIntentSettled(error)) throw error;
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
    const [refunded, disputed] = await awaitAnswer(
      Promise.all([
        refunds.list(ofIntent).autoPagingToArray({ limit: MAX_LIST_ITEMS }),
        disputes.list(ofIntent).autoPagingToArray({ limit: MAX_LIST_ITEMS }),
      ]),
    );
    return intentOf(intent, reportId, refunded, disputed);
  }

  /** Stripe forgets an idempotency key after a day, so an earlier refund is found by the key in its metadata. */
  override async refund({ intentId, amountCents, key }: RefundRequest): Promise<RefundAnswer> {
    const { refunds } = this.account.client;
    try {
      const made = await awaitAnswer(
        refunds.list({ payment_intent: intentId, ...page }).autoPagingToArray({ limit: MAX_LIST_ITEMS }),
      );
      const known = made.find(({ metadata }) => metadata?.['key'] === key);
      const terms = { payment_intent: intentId, amount: amountCents, metadata: { key } };
      const refund = known ?? (await awaitAnswer(refunds.create(terms, { idempotencyKey: key })));
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
      return await awaitAnswer(
        paymentIntents.retrieve(intentId, { expand: ['latest_charge.balance_transaction'] }),
      );
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Null if the intent is not ours, or is live while our keys are test keys or vice versa. */
  private reportOf(intent: Stripe.PaymentIntent): number | null {
    const reportId = reportIdOf(intent, this.references);
    if (reportId === null || intent.livemode === this.account.keys.livemode) return reportId;
    const mode = intent.livemode ? 'a live' : 'a test';
    this.logger.error(`${intent.id} was refused: it is ${mode} payment, but our keys are not`);
    return null;
  }
}

/** Null to try the next key; throws the error after the last one. */
function nullIfSpent(error: unknown, keys: number): null {
  if (keys < MAX_KEYS && isSpentKey(error)) return null;
  throw error;
}
