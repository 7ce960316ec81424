import { Module, type OnModuleInit } from '@nestjs/common';
import { payoutEvents, payoutPostings } from '@closewise/domain/payouts';
import { AccountsModule, AuditModule, AuditSentences } from '../administration/index.js';
import { AffiliationModule } from '../affiliation/index.js';
import { BillingModule } from '../billing/index.js';
import { OrganizationsModule } from '../organizations/index.js';
import { Jobs } from '../platform/jobs/job.js';
import { Mail } from '../platform/mail/mail.js';
import { Projections } from '../platform/projections/projection.js';
import { auditedRuns } from './admin/audited-runs.js';
import { PayoutChangesController } from './admin/payout-changes.controller.js';
import { RunObstacles, PayoutsController } from './admin/payouts.controller.js';
import { PayoutBook } from './payout-book.js';
import { ExecutePayoutRunHandler } from './execution/execute-payout-run.command.js';
import { Pauses } from './execution/run-execution.js';
import { ExecutePayoutRunJob, RequestedExecutions } from './execution/requested-executions.js';
import { OwedPayees } from './owed/owed-payees.js';
import { PayeeList, PayeeNames, payeesProjection } from './owed/payee-list.js';
import { PayoutChanges, payoutChangesProjection } from './owed/payout-changes.js';
import {
  AffiliatePayoutsController,
  OrganizationPayoutsController,
  PayoutOverview,
} from './overview/payout-overview.controllers.js';
import { OwnLines, ownLinesProjection } from './overview/own-lines.js';
import { PayoutHoldModule } from './payout-hold.module.js';
import { ReconcilePayoutsHandler } from './reconcile-payouts.command.js';
import {
  ApprovalCheck,
  ApprovePayoutRunHandler,
  CancelPayoutRunHandler,
  ClosePayoutRunHandler,
  PreparePayoutRunHandler,
} from './runs/payout-run.commands.js';
import { RunPreparation } from './runs/run-preparation.js';
import { RunActors } from './runs/run-actors.js';
import { RunLines } from './runs/run-lines.js';
import { RunSummaries } from './runs/run-summary.js';
import { PrepareDueRun } from './runs/scheduled-run.js';
import { PreparedRunMailing } from './runs/scheduled-run.js';
import { registerLedgerSentences, registerPostingRules, RunDecisions } from '../ledger/index.js';
import { payoutLedgerSentences } from './ledger-sentences.js';
import { registerEvents } from '../platform/event-catalogue/registered-events.js';

registerEvents('payouts', payoutEvents);
registerPostingRules('payouts', payoutPostings);
registerLedgerSentences('payouts', payoutLedgerSentences);

const handlers = [
  PreparePayoutRunHandler,
  ApprovePayoutRunHandler,
  CancelPayoutRunHandler,
  ClosePayoutRunHandler,
  ExecutePayoutRunHandler,
  ReconcilePayoutsHandler,
];

/** Monthly payouts to affiliates and organizations, and the proof that each was paid once. */
@Module({
  imports: [
    AccountsModule,
    AuditModule,
    AffiliationModule,
    BillingModule,
    OrganizationsModule,
    PayoutHoldModule,
  ],
  controllers: [
    PayoutsController,
    PayoutChangesController,
    AffiliatePayoutsController,
    OrganizationPayoutsController,
  ],
  providers: [
    ...handlers,
    PayoutBook,
    OwedPayees,
    PayeeList,
    PayoutChanges,
    PayeeNames,
    RunPreparation,
    ApprovalCheck,
    Pauses,
    RequestedExecutions,
    ExecutePayoutRunJob,
    RunActors,
    RunLines,
    RunObstacles,
    RunSummaries,
    OwnLines,
    PayoutOverview,
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
    private readonly execute: ExecutePayoutRunJob,
    private readonly sentences: AuditSentences,
    private readonly decisions: RunDecisions,
    private readonly book: PayoutBook,
  ) {}

  onModuleInit(): void {
    this.projections.register(payeesProjection);
    this.projections.register(payoutChangesProjection);
    this.projections.register(ownLinesProjection);
    this.jobs.registerRecurring(this.prepareDueRun);
    this.mail.register(this.preparedRun);
    this.jobs.register(this.execute);
    this.sentences.register(auditedRuns);
    this.decisions.register((runId) => this.book.findDecisions(runId));
  }
}
