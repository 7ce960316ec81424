import { Module, type OnModuleInit } from '@nestjs/common';
import { PaymentsConfigModule } from './provider/payments-config.module.js';
import { PaymentsConfig } from './provider/payments-config.js';
import { Jobs } from '../platform/jobs/job.js';
import { Projections } from '../platform/projections/projection.js';
import { BuyerCards } from './payments/buyer-cards.js';
import { OpenPayments } from './open-payments/open-payments.js';
import { PaidSales } from './payments/paid-sales.js';
import { PaidReports } from './payments/paid-reports.js';
import { PaymentController } from './payments/payment.controller.js';
import { PaymentOutcomes } from './payments/payment-outcomes.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { SetAsideItems, setAsideProjection } from './refunds/set-aside-items.js';
import { Metrics } from '../platform/observability/metrics.js';
import { paymentsProjection } from './open-payments/payments.projection.js';
import { PaymentStandings } from './payments/payment-standings.js';
import { Payments } from './payments/payments.js';
import { PayoutAccountsModule } from './payout-accounts/payout-accounts.module.js';
import { PremiumController } from './payments/premium.controller.js';
import { PriceModule } from './price/price.module.js';
import { Receipts } from './payments/receipts.js';
import { ReportIntents } from './payments/report-intents.js';
import { RequestPaymentHandler } from './payments/request-payment.handler.js';
import { RequestPremiumPaymentHandler } from './payments/request-premium-payment.handler.js';
import { ConfirmPaymentHandler } from './payments/confirm-payment.handler.js';
import { AuditModule, AuditSentences } from '../administration/index.js';
import { Reactors } from '../platform/reactors/reactor.js';
import { carryOutRefundWhenRefundRequested } from './refunds/carry-out-refund-when-refund-requested.reactor.js';
import { CarryOutRefundHandler } from './refunds/carry-out-refund.handler.js';
import { CarryOutRefundJob } from './refunds/carry-out-refund.job.js';
import { OrderPayments } from './refunds/order-payments.js';
import { refundSentences } from './refunds/refund-sentences.js';
import { RefundablePayments } from './refunds/refundable-payments.js';
import { RefundsController } from './refunds/refunds.controller.js';
import { RequestRefundHandler } from './refunds/request-refund.handler.js';
import { SimulatedPaymentProvider } from './simulated/simulated-payment-provider.js';
import { SimulatedPaymentsModule } from './simulated/simulated-payments.module.js';
import { StripePaymentProvider } from './stripe/stripe-payment-provider.js';
import { StripePaymentsModule } from './stripe/stripe-payments.module.js';
import { SweepOpenPayments } from './open-payments/sweep-open-payments.job.js';

/** Payments: asked for, taken by the provider, and recorded once it confirms them; and who is paid out by whom. */
@Module({
  imports: [
    AuditModule,
    PaymentsConfigModule,
    PriceModule,
    SimulatedPaymentsModule,
    StripePaymentsModule,
    PayoutAccountsModule,
  ],
  controllers: [PaymentController, PremiumController, RefundsController],
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
    SetAsideItems,
    OpenPayments,
    PaidSales,
    PaidReports,
    PaymentOutcomes,
    Payments,
    PaymentStandings,
    Receipts,
    ReportIntents,
    RequestPaymentHandler,
    RequestPremiumPaymentHandler,
    ConfirmPaymentHandler,
    SweepOpenPayments,
    RefundablePayments,
    RequestRefundHandler,
    CarryOutRefundHandler,
    CarryOutRefundJob,
    OrderPayments,
  ],
  exports: [
    BuyerCards,
    OrderPayments,
    PaidReports,
    PaidSales,
    Payments,
    PaymentStandings,
    PayoutAccountsModule,
    Receipts,
    SetAsideItems,
  ],
})
export class BillingModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly jobs: Jobs,
    private readonly sweeper: SweepOpenPayments,
    private readonly reactors: Reactors,
    private readonly refunds: CarryOutRefundJob,
    private readonly sentences: AuditSentences,
    private readonly metrics: Metrics,
    private readonly setAside: SetAsideItems,
  ) {}

  onModuleInit(): void {
    this.projections.register(paymentsProjection);
    this.projections.register(setAsideProjection);
    this.metrics.registerGauge({
      name: 'payment_items_set_aside',
      help: 'Refunds and disputes that could not be recorded as the provider states them: see orders set-aside',
      labels: [],
      read: async () => [{ labels: {}, value: (await this.setAside.list()).length }],
    });
    this.jobs.registerRecurring(this.sweeper);
    this.jobs.register(this.refunds);
    this.reactors.register(carryOutRefundWhenRefundRequested);
    this.sentences.register({ sentences: refundSentences });
  }
}
