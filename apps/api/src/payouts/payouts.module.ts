import { Module, type OnModuleInit } from '@nestjs/common';
import { AffiliationModule } from '../affiliation/index.js';
import { BillingModule } from '../billing/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { fromEnvironment } from '../platform/config/config.module.js';
import { Jobs } from '../platform/jobs/job.js';
import { Mail } from '../platform/mail/mail.js';
import { Projections } from '../platform/projections/projection.js';
import { PayoutsController } from './admin/payouts.controller.js';
import { PayoutBook } from './book/payout-book.js';
import { ExecutePayoutRunHandler } from './execution/execute-payout-run.handler.js';
import { Pauses } from './execution/pauses.js';
import { OwedPayees } from './owed/owed-payees.js';
import { PayeeList } from './owed/payee-list.js';
import { PayeeNames } from './owed/payee-names.js';
import { payeesProjection } from './owed/payees.projection.js';
import { PayoutChanges, payoutChangesProjection } from './owed/payout-changes.js';
import { AffiliatePayoutsController } from './overview/affiliate-payouts.controller.js';
import { OrganizationPayoutsController } from './overview/organization-payouts.controller.js';
import { OwnLines } from './overview/own-lines.js';
import { ownLinesProjection } from './overview/own-lines.projection.js';
import { PayoutOverview } from './overview/payout-overview.js';
import { PayoutsConfig } from './payouts-config.js';
import { ReconcilePayoutsHandler } from './reconciliation/reconcile-payouts.handler.js';
import { ApprovalCheck } from './runs/approval-check.js';
import { ApprovePayoutRunHandler } from './runs/approve-payout-run.handler.js';
import { CancelPayoutRunHandler } from './runs/cancel-payout-run.handler.js';
import { ClosePayoutRunHandler } from './runs/close-payout-run.handler.js';
import { DrawRun } from './runs/draw-run.js';
import { PreparePayoutRunHandler } from './runs/prepare-payout-run.handler.js';
import { RunLines } from './runs/run-lines.js';
import { OwnSales } from './sales/own-sales.js';
import { OwnSalesController } from './sales/own-sales.controller.js';
import { PrepareDueRun } from './schedule/prepare-due-run.job.js';
import { PreparedRunMailing } from './schedule/prepared-run.mailing.js';

const handlers = [
  PreparePayoutRunHandler,
  ApprovePayoutRunHandler,
  CancelPayoutRunHandler,
  ClosePayoutRunHandler,
  ExecutePayoutRunHandler,
  ReconcilePayoutsHandler,
];

/** What is owed to affiliates and organizations is paid, month by month, and proven to be paid once. */
@Module({
  imports: [AffiliationModule, BillingModule, OrganizationsModule],
  controllers: [
    PayoutsController,
    AffiliatePayoutsController,
    OrganizationPayoutsController,
    OwnSalesController,
  ],
  providers: [
    fromEnvironment(PayoutsConfig),
    ...handlers,
    PayoutBook,
    OwedPayees,
    PayeeList,
    PayoutChanges,
    PayeeNames,
    DrawRun,
    ApprovalCheck,
    Pauses,
    RunLines,
    OwnLines,
    PayoutOverview,
    OwnSales,
    PrepareDueRun,
    PreparedRunMailing,
  ],
})
export class PayoutsModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly prepareDueRun: PrepareDueRun,
    private readonly preparedRun: PreparedRunMailing,
  ) {}

  onModuleInit(): void {
    this.projections.register(payeesProjection);
    this.projections.register(payoutChangesProjection);
    this.projections.register(ownLinesProjection);
    this.jobs.registerRecurring(this.prepareDueRun);
    this.mail.register(this.preparedRun);
  }
}
