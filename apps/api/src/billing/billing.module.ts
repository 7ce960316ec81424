import { Module, type OnModuleInit } from '@nestjs/common';
import { billingEvents, billingPostings } from '@closewise/domain/billing';
import { PaymentsConfigModule, PaymentsConfig } from './provider/payments-config.js';
import { Jobs } from '../platform/jobs/job.js';
import { Projections } from '../platform/projections/projection.js';
import { BuyerCards } from './payments/buyer-cards.js';
import { OpenPayments, paymentsProjection } from './open-payments/open-payments.js';
import { PaidSales, Payments } from './payments/payments.js';
import { PaidReports, PaymentStandings } from './payments/paid-reports.js';
import { PaymentController } from './payments/payment.controller.js';
import { PaymentOutcomes } from './payments/payment-outcomes.js';
import { PaymentProvider } from './provider/payment-provider.js';
import { AcknowledgeSetAsideHandler } from './refunds/acknowledge-set-aside.command.js';
import { SetAsideItems, setAsideProjection } from './refunds/set-aside-items.js';
import { Metrics } from '../platform/observability/metrics.js';
import { PayoutAccountsModule } from './payout-accounts/payout-accounts.module.js';
import { PremiumController } from './payments/premium.controller.js';
import { PriceModule } from './price.module.js';
import { Receipts } from './payments/receipts.js';
import { ReportIntents } from './payments/report-intents.js';
import { RequestPaymentHandler, RequestPremiumPaymentHandler } from './payments/request-payment.command.js';
import { ConfirmPaymentHandler } from './payments/confirm-payment.command.js';
import { AuditModule, AuditSentences } from '../administration/index.js';
import { Reactors } from '../platform/reactors/reactor.js';
import { carryOutRefundWhenRefundRequested, CarryOutRefundJob } from './refunds/carry-out-refund.job.js';
import { CarryOutRefundHandler } from './refunds/carry-out-refund.command.js';
import { OrderPayments } from './refunds/order-payments.js';
import { refundSentences } from './refunds/refund-sentences.js';
import { RefundablePayments } from './refunds/refundable-payments.js';
import { RefundsController } from './refunds/refunds.controller.js';
import { RequestRefundHandler } from './refunds/request-refund.command.js';
import { SimulatedPaymentProvider } from './simulated/simulated-payment-provider.js';
import { SimulatedPaymentsModule } from './simulated/simulated-payments.module.js';
import { StripePaymentProvider } from './stripe/stripe-payment-provider.js';
import { StripePaymentsModule } from './stripe/stripe-payments.module.js';
import { SweepOpenPayments } from './open-payments/sweep-open-payments.job.js';
import { registerLedgerSentences, registerPostingRules } from '../ledger/index.js';
import { billingLedgerSentences } from './ledger-sentences.js';
import { registerEvents } from '../platform/event-catalogue/registered-events.js';

registerEvents('billing', billingEvents);
registerPostingRules('billing', billingPostings);
registerLedgerSentences('billing', billingLedgerSentences);

/** Payments from request to recorded outcome, refunds, and the accounts that payees are paid to. */
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
    AcknowledgeSetAsideHandler,
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
      help: 'Refunds and disputes that could not be recorded as the provider reports them: see orders set-aside',
      labels: [],
      read: async () => [{ labels: {}, value: (await this.setAside.list()).length }],
    });
    this.jobs.registerRecurring(this.sweeper);
    this.jobs.register(this.refunds);
    this.reactors.register(carryOutRefundWhenRefundRequested);
    this.sentences.register({ sentences: refundSentences });
  }
}
