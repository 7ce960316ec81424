import { Module, type OnModuleInit } from '@nestjs/common';
import { BillingModule } from '../../billing/index.js';
import { fromEnvironment } from '../../platform/config/config.module.js';
import { Jobs } from '../../platform/jobs/job.js';
import { PersonalDataHolders } from '../../privacy/index.js';
import { Projections } from '../../platform/projections/projection.js';
import { ReportDocuments } from '../reading/report-documents.js';
import { EraseExpiredReports, PrivacyConfig } from './erase-expired-reports.job.js';
import { reportRetentionProjection, ReportRetention } from './report-retention.projection.js';
import { ReportPayments } from './report-payments.js';
import { ReportsHolder } from './reports-holder.js';

/** Personal data in reports: exported, and erased on request or after the retention period. */
@Module({
  imports: [BillingModule],
  providers: [
    fromEnvironment(PrivacyConfig),
    ReportRetention,
    ReportPayments,
    ReportDocuments,
    ReportsHolder,
    EraseExpiredReports,
  ],
})
export class ReportPrivacyModule implements OnModuleInit {
  constructor(
    private readonly holders: PersonalDataHolders,
    private readonly projections: Projections,
    private readonly jobs: Jobs,
    private readonly reports: ReportsHolder,
    private readonly eraseExpired: EraseExpiredReports,
  ) {}

  onModuleInit(): void {
    this.projections.register(reportRetentionProjection);
    this.holders.register(this.reports);
    this.jobs.registerRecurring(this.eraseExpired);
  }
}
