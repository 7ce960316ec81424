import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditModule, AuditSentences, SettingsModule } from '../administration/index.js';
import { BillingModule } from '../billing/index.js';
import { Jobs } from '../platform/jobs/job.js';
import { Mail } from '../platform/mail/mail.js';
import { Metrics } from '../platform/observability/metrics.js';
import { Projections } from '../platform/projections/projection.js';
import { Reactors } from '../platform/reactors/reactor.js';
import { AiWriterModule } from './ai-writer/ai-writer.module.js';
import { DemoReportsModule } from './demo/demo-reports.module.js';
import { BoughtReportWriter } from './generation/bought-report-writer.js';
import { FailReportHandler } from './generation/fail-report.handler.js';
import { generateReportWhenGenerationRestarted } from './generation/generate-report-when-generation-restarted.reactor.js';
import { generateReportWhenPaymentSucceeded } from './generation/generate-report-when-payment-succeeded.reactor.js';
import { generateReportWhenReportUpgraded } from './generation/generate-report-when-report-upgraded.reactor.js';
import { GenerateReportHandler } from './generation/generate-report.handler.js';
import { GenerateReportJob } from './generation/generate-report.job.js';
import { BoughtReports } from './find/bought-reports.js';
import { FindReports } from './find/find-reports.js';
import { FindReportsController } from './find/find-reports.controller.js';
import { FoundReportsMailing } from './find/found-reports.mailing.js';
import { ReceiptController } from './receipts/receipt.controller.js';
import { HtmlReportController } from './reading/html-report.controller.js';
import { KnownReportsModule } from './known-reports/known-reports.module.js';
import { RecordReportMailHandler } from './mail/record-report-mail.handler.js';
import { ReportMailing } from './mail/report-mailing.js';
import { PremiumMailing } from './mail/premium-mailing.js';
import { sendPremiumMailWhenReportGenerated } from './mail/send-premium-mail-when-report-generated.reactor.js';
import { sendReportMailWhenReportGenerated } from './mail/send-report-mail-when-report-generated.reactor.js';
import { FailedReports } from './operator/failed-reports.js';
import { ReportPrivacyModule } from './privacy/index.js';
import { PremiumFacts } from './premium/premium-facts.js';
import { PremiumModule } from './premium/premium.module.js';
import { PropertyFactsModule } from './property-facts/index.js';
import { RegenerateReportHandler } from './generation/regenerate-report.handler.js';
import { ConfirmReportPlaceHandler } from './ordering/confirm-report-place.handler.js';
import { ReportChainController } from './ordering/report-chain.controller.js';
import { ReportDocuments } from './reading/report-documents.js';
import { ReportPdfController } from './reading/report-pdf.controller.js';
import { ShownReports } from './reading/shown-reports.js';
import { Purchases } from './refinement/purchases.js';
import { RefineReportHandler } from './refinement/refine-report.handler.js';
import { ReportRefinementsController } from './refinement/report-refinements.controller.js';
import { ReportVersions } from './refinement/report-versions.js';
import { ReportVersionsController } from './refinement/report-versions.controller.js';
import { ReportIds } from './known-reports/report-ids.js';
import { ReportOrders } from './known-reports/report-orders.js';
import { ReportPlaceController } from './ordering/report-place.controller.js';
import { ReportStatusController } from './status/report-status.controller.js';
import { ReportStatuses } from './status/report-statuses.js';
import { VersionWriter } from './generation/version-writer.js';
import { ReportWriter } from './generation/report-writer.js';
import { reportsProjection } from './status/reports.projection.js';
import { RequestReportHandler } from './ordering/request-report.handler.js';
import { RecentPurchases } from './social-proof/recent-purchases.js';
import { recentPurchasesProjection } from './social-proof/recent-purchases.projection.js';
import { SocialProofController } from './social-proof/social-proof.controller.js';
import { SampleReport } from './sample/sample-report.js';
import { SampleReportController } from './sample/sample-report.controller.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { FailedOrders } from './orders/failed-orders.js';
import { ordersProjection } from './orders/list/orders.projection.js';
import { OrderList } from './orders/list/order-list.js';
import { mailReportAgainWhenReportMailRequested } from './orders/mail-again/mail-report-again-when-report-mail-requested.reactor.js';
import { ReportAgainMailing } from './orders/mail-again/report-again.mailing.js';
import { RequestReportMailHandler } from './orders/mail-again/request-report-mail.handler.js';
import { Orders } from './orders/orders.js';
import { OrdersController } from './orders/orders.controller.js';
import { orderSentences } from './orders/order-sentences.js';
import { OrderStory } from './orders/story/order-story.js';
import { ClosingCostRulesModule } from './rules/index.js';
import { StateGuidesModule } from './state-guides/index.js';

/** Reports: requested, generated once they are paid, and read. */
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
    ShownReports,
    ReportWriter,
    BoughtReportWriter,
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
    Purchases,
    GenerateReportJob,
    ReportMailing,
    PremiumMailing,
    RecordReportMailHandler,
    BoughtReports,
    FindReports,
    FoundReportsMailing,
    RecentPurchases,
    FailedOrders,
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
    this.jobs.register(this.generateReport);
    this.mail.register(this.reportMailing);
    this.mail.register(this.premiumMailing);
    this.mail.register(this.foundReports);
    this.mail.register(this.reportAgain);
    this.reactors.register(mailReportAgainWhenReportMailRequested);
    this.sentences.register({ sentences: orderSentences });
    this.metrics.registerGauge({
      name: 'reports_failed',
      help: 'Paid reports that an operator has to look at: see reports failed',
      labels: [],
      read: async () => [{ labels: {}, value: (await this.failed.list()).length }],
    });
  }
}
