import { Module, type OnModuleInit } from '@nestjs/common';
import { SettingsModule } from '../administration/index.js';
import { PaymentsConfig } from '../platform/config/payments-config.js';
import { Jobs } from '../platform/jobs/job.js';
import { Projections } from '../platform/projections/projection.js';
import { ReportingModule } from '../reporting/index.js';
import { BuyerCards } from './buyer-cards.js';
import { OpenPayments } from './open-payments.js';
import { PaidSales } from './paid-sales.js';
import { PaymentController } from './payment.controller.js';
import { PaymentOutcomes } from './payment-outcomes.js';
import { PaymentProvider } from './payment-provider.js';
import { paymentsProjection } from './payments.projection.js';
import { ReportIntents } from './report-intents.js';
import { RequestPaymentHandler } from './request-payment.handler.js';
import { SettlePaymentHandler } from './settle-payment.handler.js';
import { SimulatedPaymentProvider } from './simulated/simulated-payment-provider.js';
import { SimulatedPaymentsModule } from './simulated/simulated-payments.module.js';
import { StripePaymentProvider } from './stripe/stripe-payment-provider.js';
import { StripePaymentsModule } from './stripe/stripe-payments.module.js';
import { SweepOpenPayments } from './sweep-open-payments.job.js';

/** Payments: asked for, taken by the provider, and recorded once it confirms them. */
@Module({
  imports: [SettingsModule, ReportingModule, SimulatedPaymentsModule, StripePaymentsModule],
  controllers: [PaymentController],
  providers: [
    {
      provide: PaymentProvider,
      inject: [PaymentsConfig, SimulatedPaymentProvider, StripePaymentProvider],
      useFactory: (
        config: PaymentsConfig,
        simulated: SimulatedPaymentProvider,
        stripe: StripePaymentProvider,
      ): PaymentProvider => (config.provider === 'stripe' ? stripe : simulated),
    },
    BuyerCards,
    OpenPayments,
    PaidSales,
    PaymentOutcomes,
    ReportIntents,
    RequestPaymentHandler,
    SettlePaymentHandler,
    SweepOpenPayments,
  ],
  exports: [BuyerCards, PaidSales],
})
export class BillingModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly jobs: Jobs,
    private readonly sweeper: SweepOpenPayments,
  ) {}

  onModuleInit(): void {
    this.projections.register(paymentsProjection);
    this.jobs.registerRecurring(this.sweeper);
  }
}
