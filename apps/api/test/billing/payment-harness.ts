import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import pg from 'pg';
import type Stripe from 'stripe';
import {
  paymentDecider,
  paymentIdOf,
  paymentReferralStream,
  paymentStream,
  type PaymentState,
} from '@closewise/domain/billing';
import { reportPriceCents } from '@closewise/domain/price';
import { reportDecider, reportStream } from '@closewise/domain/reporting';
import { Settings } from '../../src/administration/index.js';
import { BuyerCards } from '../../src/billing/payments/buyer-cards.js';
import { PayableReports } from '../../src/billing/ports.js';
import { PaymentOutcomes } from '../../src/billing/payments/payment-outcomes.js';
import {
  PaymentProvider,
  type IntentOutcome,
  type PaymentIntent,
} from '../../src/billing/provider/payment-provider.js';
import { ConfirmPayment, ConfirmPaymentHandler } from '../../src/billing/payments/confirm-payment.command.js';
import { ReportPrices } from '../../src/billing/price.module.js';
import { HandledEvents } from '../../src/billing/stripe/handled-events.js';
import { StripeAccount } from '../../src/billing/stripe/stripe-account.js';
import { StripePaymentProvider } from '../../src/billing/stripe/stripe-payment-provider.js';
import { StripePaymentUpdates } from '../../src/billing/stripe/stripe-payment-updates.js';
import { StripeWebhooksController } from '../../src/billing/stripe/stripe-webhooks.controller.js';
import { Clock, SystemClock } from '../../src/platform/clock/clock.js';
import { PaymentsConfig } from '../../src/billing/provider/payments-config.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { Database } from '../../src/platform/database/database.js';
import { KnownEvents } from '../../src/platform/event-catalogue/known-events.js';
import { CommandExecutor } from '../../src/platform/event-store/command-executor.js';
import { EventStore, type RecordedEvent } from '../../src/platform/event-store/event-store.js';
import { StreamCommandExecutor } from '../../src/platform/event-store/stream-command-executor.js';
import { StreamHistory } from '../../src/platform/event-store/stream-history.js';
import { Metrics } from '../../src/platform/observability/metrics.js';
import { EventCodec } from '../../src/platform/personal-data/event-codec.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { ReportsToPay } from '../../src/reporting/known-reports/known-reports.module.js';
import { NotFoundThrottle } from '../../src/reporting/known-reports/not-found-throttle.js';
import { Reports } from '../../src/reporting/known-reports/reports.js';
import { MemoryEventStore } from '../memory-event-store.js';
import { reportRequest } from '../report-request.js';
import { openPersonalData } from '../simulator/application.js';
import type { FakeStripe } from '../stripe/start-stripe.js';
import { signedRequest } from '../stripe/webhook-request.js';
import { allEvents } from '../events/all-events.js';

/** Does not remember handled events: only the catch-up queries them. */
class ForgottenEvents extends HandledEvents {
  override async remember(): Promise<void> {}
}

type Hold = Readonly<{ answered: PromiseWithResolvers<void>; released: PromiseWithResolvers<void> }>;

/** Stripe with one answer that can be delayed while others pass it. */
@Injectable()
class HeldStripe extends StripePaymentProvider {
  #next: Hold | null = null;

  holdNext(): Hold {
    this.#next = { answered: Promise.withResolvers<void>(), released: Promise.withResolvers<void>() };
    return this.#next;
  }

  forgetHold(): void {
    this.#next = null;
  }

  override async lookUp(intentId: string): Promise<PaymentIntent | null> {
    const hold = this.#next;
    this.#next = null;
    const answer = await super.lookUp(intentId);
    hold?.answered.resolve();
    await hold?.released.promise;
    return answer;
  }
}

const clock = new SystemClock();
const nowhere = 'postgres://nowhere';
const database = new Database(new pg.Pool(), nowhere, createDataSource(nowhere, []));
const codec = new EventCodec<never>(openPersonalData, new KnownEvents(allEvents));

/** The part of the application that takes Stripe's payments, from webhook to log, without a database. */
export class PaymentHarness {
  private constructor(
    private readonly stripe: FakeStripe,
    private readonly part: <Part>(token: abstract new (...args: never[]) => Part) => Part,
    readonly close: () => Promise<void>,
  ) {}

  static async open(stripe: FakeStripe): Promise<PaymentHarness> {
    const context = await NestFactory.createApplicationContext(tillOf(stripe), { logger: false });
    return new PaymentHarness(
      stripe,
      (token) => context.get(token),
      () => context.close(),
    );
  }

  /** Creates the report's intent at Stripe; a repetition returns the same intent. Nothing is recorded yet. */
  async createIntent(reportId: number): Promise<PaymentIntent> {
    const amount = { amountCents: reportPriceCents, premiumCents: 0 };
    const idempotencyKey = `report-${reportId}-1`;
    return this.part(PaymentProvider).createIntent({ idempotencyKey, reportId, ...amount, currency: 'usd' });
  }

  /** Opens the checkout as the buyer, possibly again. */
  async openPayment(reportId: number): Promise<void> {
    await this.part(PaymentOutcomes).record(await this.createIntent(reportId), buyer);
  }

  async requestReport(reportId: number, email: string | null = null): Promise<void> {
    const command = { type: 'RequestReport', request: reportRequest(reportId, { email }) } as const;
    await this.part(CommandExecutor).execute(reportDecider, reportStream(reportId), command, buyer);
  }

  /** Delivers a webhook with a signature over its exact bytes. */
  async receive(event: Stripe.Event): Promise<void> {
    const { body, headers } = signedRequest(event, { ...this.signing, as: undefined });
    const signature = new Headers(headers).get('stripe-signature') ?? '';
    const request = { body: Buffer.from(String(body)) } as unknown as FastifyRequest;
    await this.part(StripeWebhooksController).receive(request, signature);
  }

  /** Starts the work and delays Stripe's answer to it until the returned function is called. */
  async withLateAnswer(work: () => Promise<void>): Promise<() => Promise<void>> {
    const stripe = this.part(HeldStripe);
    const { answered, released } = stripe.holdNext();
    const done = work();
    await Promise.race([answered.promise, done]);
    stripe.forgetHold();
    return () => {
      released.resolve();
      return done;
    };
  }

  async payment(intentId: string): Promise<PaymentState> {
    return this.part(CommandExecutor).load(paymentDecider, streamOf(intentId));
  }

  async facts(intentId: string): Promise<readonly RecordedEvent[]> {
    return this.part(EventStore).readStream(streamOf(intentId));
  }

  /** Reports the payment as the buyer's browser does. */
  tell({ intentId, reportId, referralCode = null }: Told): Promise<IntentOutcome['status']> {
    const context = { actor: 'buyer', correlationId: 'request-1' };
    const news = new ConfirmPayment(intentId, reportId, referralCode, context);
    return this.part(CommandBus).execute(news);
  }

  /** The referral codes recorded with payment notices. */
  async referrals(intentId: string): Promise<readonly RecordedEvent[]> {
    return this.part(EventStore).readStream(paymentReferralStream(paymentIdOf('stripe', intentId)));
  }

  /** Whether the buyer with this address had paid with the sale's card by then. */
  usedCard({ data, recordedAt }: RecordedEvent, email: string): Promise<boolean> {
    return this.part(BuyerCards).wasUsed(String(data['cardId']), email, recordedAt);
  }

  /** The stream of each append so far. */
  get written(): readonly string[] {
    return (this.part(EventStore) as MemoryEventStore).written;
  }

  private get signing() {
    return { secret: this.stripe.webhookSecret, now: () => clock.now() };
  }
}

type Told = Readonly<{ intentId: string; reportId: number | null; referralCode?: string | null }>;

const streamOf = (intentId: string): string => paymentStream(paymentIdOf('stripe', intentId));

const buyer = { actor: 'buyer', correlationId: 'test' };

function tillOf(stripe: FakeStripe): DynamicModule {
  const config = readConfig(PaymentsConfig, {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: stripe.publishableKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
  return {
    module: TillModule,
    imports: [CqrsModule],
    providers: [
      { provide: PaymentsConfig, useValue: config },
      { provide: Database, useValue: database },
      { provide: EventStore, useClass: MemoryEventStore },
      { provide: EventCodec, useValue: codec },
      { provide: PersonalData, useValue: openPersonalData },
      { provide: Clock, useValue: clock },
      { provide: CommandExecutor, useClass: StreamCommandExecutor },
      { provide: HandledEvents, useClass: ForgottenEvents },
      { provide: PaymentProvider, useExisting: HeldStripe },
      Metrics,
      StripeAccount,
      HeldStripe,
      StripePaymentUpdates,
      StripeWebhooksController,
      ConfirmPaymentHandler,
      BuyerCards,
      StreamHistory,
      PaymentOutcomes,
      Settings,
      ReportPrices,
      { provide: PayableReports, useClass: ReportsToPay },
      Reports,
      NotFoundThrottle,
    ],
  };
}

@Module({})
class TillModule {}
