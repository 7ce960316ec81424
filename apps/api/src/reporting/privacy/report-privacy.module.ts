import { Module, type OnModuleInit } from '@nestjs/common';
import { BillingModule } from '../../billing/index.js';
import { fromEnvironment } from '../../platform/config/config.module.js';
import { Jobs } from '../../platform/jobs/job.js';
import { PersonalDataHolders } from '../../privacy/index.js';
import { Projections } from '../../platform/projections/projection.js';
import { ReportDocuments } from '../reading/report-documents.js';
import { EraseExpiredReports } from './erase-expired-reports.job.js';
import { keptReportsProjection } from './kept-reports.projection.js';
import { KeptReports } from './kept-reports.js';
import { PrivacyConfig } from './privacy-config.js';
import { ReportPayments } from './report-payments.js';
import { ReportsHolder } from './reports-holder.js';

/** What is kept of a person in reports: erased on request and when its time is over, and exported. */
@Module({
  imports: [BillingModule],
  providers: [
    fromEnvironment(PrivacyConfig),
    KeptReports,
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
    this.projections.register(keptReportsProjection);
    this.holders.register(this.reports);
    this.jobs.registerRecurring(this.eraseExpired);
  }
}
