import { Module, type OnModuleInit } from '@nestjs/common';
import { reportingEvents } from '@closewise/domain/reporting';
import { AuditModule, AuditSentences, SettingsModule } from '../administration/index.js';
import { BillingModule } from '../billing/index.js';
import { Jobs } from '../platform/jobs/job.js';
import { Mail } from '../platform/mail/mail.js';
import { Metrics } from '../platform/observability/metrics.js';
import { Projections } from '../platform/projections/projection.js';
import { Reactors } from '../platform/reactors/reactor.js';
import { AiWriterModule } from './ai-writer/ai-writer.module.js';
import { DemoReportsModule } from './demo/demo-reports.module.js';
import { PaidReportWriter } from './generation/paid-report-writer.js';
import { FailReportHandler } from './generation/fail-report.command.js';
import {
  generateReportWhenGenerationRestarted,
  generateReportWhenPaymentSucceeded,
  generateReportWhenReportUpgraded,
  GenerateReportJob,
} from './generation/generate-report.job.js';
import { GenerateReportHandler } from './generation/generate-report.command.js';
import { BuyerReports, FoundReportsMailing } from './find/found-reports.mailing.js';
import { FindReports, FindReportsController } from './find/find-reports.controller.js';
import { ReceiptController } from './reading/receipt.controller.js';
import { HtmlReportController } from './reading/html-report.controller.js';
import { KnownReportsModule } from './known-reports/known-reports.module.js';
import { RecordReportMailHandler } from './mail/record-report-mail.command.js';
import {
  ReportMailing,
  PremiumMailing,
  sendPremiumMailWhenReportGenerated,
  sendReportMailWhenReportGenerated,
  mailReportAgainWhenReportMailRequested,
  ReportAgainMailing,
} from './mail/report.mailing.js';
import { FailedRefundMailing, mailBuyerWhenPaymentRefunded, RefundMailing } from './mail/refund.mailing.js';
import { sendVersionMailWhenReportRefined, VersionMailing } from './mail/version.mailing.js';
import { FailedReports, FailedReportViews } from './orders/failed-reports.js';
import { ReportPrivacyModule } from './privacy/report-privacy.module.js';
import { PremiumFacts } from './premium/premium-facts.js';
import { PremiumModule } from './premium/premium.module.js';
import { PropertyFactsModule } from './property-facts/property-facts.module.js';
import { RegenerateReportHandler } from './generation/regenerate-report.command.js';
import { ConfirmReportPlaceHandler } from './ordering/confirm-report-place.command.js';
import { ReportChainController } from './ordering/report-chain.controller.js';
import { ReportDocuments } from './reading/report-documents.js';
import { ReportPdfController } from './reading/report-pdf.controller.js';
import { ReportDisplays } from './reading/report-displays.js';
import { ReportPurchases } from './refinement/refinement-allowance.js';
import { RefineReportHandler } from './refinement/refine-report.command.js';
import { ReportRefinementsController } from './refinement/report-refinements.controller.js';
import { ReportVersions } from './refinement/report-versions.js';
import { ReportVersionsController } from './refinement/report-versions.controller.js';
import { ReportIds } from './known-reports/report-ids.js';
import { ReportOrders } from './known-reports/report-orders.js';
import { ReportPlaceController } from './ordering/report-place.controller.js';
import { ReportStatusController } from './status/report-status.controller.js';
import { ReportStatuses, reportsProjection } from './status/reports.projection.js';
import { VersionWriter } from './generation/version-writer.js';
import { ReportWriter } from './generation/report-writer.js';
import { RequestReportHandler } from './ordering/request-report.command.js';
import { RecentPurchases, recentPurchasesProjection } from './social-proof/recent-purchases.projection.js';
import { SocialProofController } from './social-proof/social-proof.controller.js';
import { SampleReport } from './sample/sample-report.js';
import { SampleReportController } from './sample/sample-report.controller.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { ordersProjection } from './orders/orders.projection.js';
import { OrderList } from './orders/order-list.js';
import { RequestReportMailHandler } from './orders/request-report-mail.command.js';
import { Orders } from './orders/orders.js';
import { OrdersController } from './orders/orders.controller.js';
import { registerLedgerSentences } from '../ledger/index.js';
import { orderLedgerSentences } from './orders/ledger-sentences.js';
import { orderSentences } from './orders/order-sentences.js';
import { OrderStory } from './orders/order-story.js';
import { ClosingCostRulesModule } from './closing-cost-rules.js';
import { StateGuidesModule } from './state-guides/state-guides.module.js';
import { registerEvents } from '../platform/event-catalogue/registered-events.js';

registerEvents('reporting', reportingEvents);
registerLedgerSentences('reporting', orderLedgerSentences);

/** Reports: requested, generated after payment, read, mailed and refined. */
@Module({
  imports: [
    AiWriterModule,
    AuditModule,
    SettingsModule,
    BillingModule,
    ClosingCostRulesModule,
    DemoReportsModule,
    KnownReportsModule,
    PremiumModule,
    PropertyFactsModule,
    ReportPrivacyModule,
    StateGuidesModule,
    StatisticsModule,
  ],
  controllers: [
    ReportChainController,
    ReportPlaceController,
    ReportStatusController,
    SampleReportController,
    FindReportsController,
    ReceiptController,
    HtmlReportController,
    ReportPdfController,
    ReportRefinementsController,
    ReportVersionsController,
    SocialProofController,
    OrdersController,
  ],
  providers: [
    ReportIds,
    ReportOrders,
    ReportStatuses,
    ReportDocuments,
    ReportDisplays,
    ReportWriter,
    PaidReportWriter,
    VersionWriter,
    PremiumFacts,
    SampleReport,
    FailedReports,
    RequestReportHandler,
    ConfirmReportPlaceHandler,
    GenerateReportHandler,
    FailReportHandler,
    RegenerateReportHandler,
    RefineReportHandler,
    ReportVersions,
    ReportPurchases,
    GenerateReportJob,
    ReportMailing,
    PremiumMailing,
    RefundMailing,
    FailedRefundMailing,
    VersionMailing,
    RecordReportMailHandler,
    BuyerReports,
    FindReports,
    FoundReportsMailing,
    RecentPurchases,
    FailedReportViews,
    OrderList,
    Orders,
    OrderStory,
    ReportAgainMailing,
    RequestReportMailHandler,
  ],
  exports: [ReportOrders],
})
export class ReportingModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly reactors: Reactors,
    private readonly jobs: Jobs,
    private readonly generateReport: GenerateReportJob,
    private readonly mail: Mail,
    private readonly reportMailing: ReportMailing,
    private readonly premiumMailing: PremiumMailing,
    private readonly refundMailing: RefundMailing,
    private readonly failedRefundMailing: FailedRefundMailing,
    private readonly versionMailing: VersionMailing,
    private readonly foundReports: FoundReportsMailing,
    private readonly metrics: Metrics,
    private readonly failed: FailedReports,
    private readonly reportAgain: ReportAgainMailing,
    private readonly sentences: AuditSentences,
  ) {}

  onModuleInit(): void {
    this.projections.register(reportsProjection);
    this.projections.register(recentPurchasesProjection);
    this.projections.register(ordersProjection);
    this.reactors.register(generateReportWhenPaymentSucceeded);
    this.reactors.register(generateReportWhenGenerationRestarted);
    this.reactors.register(generateReportWhenReportUpgraded);
    this.reactors.register(sendReportMailWhenReportGenerated);
    this.reactors.register(sendPremiumMailWhenReportGenerated);
    this.reactors.register(sendVersionMailWhenReportRefined);
    this.jobs.register(this.generateReport);
    this.mail.register(this.reportMailing);
    this.mail.register(this.premiumMailing);
    this.mail.register(this.refundMailing);
    this.mail.register(this.failedRefundMailing);
    this.reactors.register(mailBuyerWhenPaymentRefunded);
    this.mail.register(this.versionMailing);
    this.mail.register(this.foundReports);
    this.mail.register(this.reportAgain);
    this.reactors.register(mailReportAgainWhenReportMailRequested);
    this.sentences.register({ sentences: orderSentences });
    this.metrics.registerGauge({
      name: 'reports_failed',
      help: 'Paid reports that need an operator: see reports failed',
      labels: [],
      read: async () => [{ labels: {}, value: (await this.failed.list()).length }],
    });
  }
}
