import { Module, type OnModuleInit } from '@nestjs/common';
import { PostingRulebook } from '@closewise/domain/ledger';
import { AuditModule } from '../../administration/index.js';
import { BillingModule } from '../../billing/index.js';
import { Projections } from '../../platform/projections/projection.js';
import { ReportingModule } from '../../reporting/index.js';
import { fromEnvironment } from '../../platform/config/config.module.js';
import { OperatorConfig } from '../../platform/cli/operator-config.js';
import { AccountFiles } from './account-files.js';
import { LedgerAccounts } from './ledger-accounts.js';
import { LedgerAccountsController } from './ledger-accounts.controller.js';
import { LedgerController, RateChanges } from './ledger.controller.js';
import { LedgerReferences, PaymentReferences } from './references.js';
import { CorrectBalanceHandler, Corrections } from './correct-balance.command.js';
import { EarningsTrend } from './earnings-trend.js';
import { disputesProjection } from './disputes.projection.js';
import { SaleFacts } from './sale-facts.js';
import { Explanations } from './explanations.js';
import { Ledger } from './ledger.js';
import { createLedgerProjection } from './ledger.projection.js';
import { PayeeBalances } from './payee-balances.js';
import { Payees } from './payees.js';
import { SimulateLedger } from './simulate-ledger.js';

/** The books: what affiliates and organizations earn, and why. */
@Module({
  imports: [AuditModule, BillingModule, ReportingModule],
  controllers: [LedgerAccountsController, LedgerController],
  providers: [
    fromEnvironment(OperatorConfig),
    CorrectBalanceHandler,
    Corrections,
    AccountFiles,
    EarningsTrend,
    Ledger,
    LedgerAccounts,
    RateChanges,
    PaymentReferences,
    PayeeBalances,
    Payees,
    SaleFacts,
    Explanations,
    LedgerReferences,
    SimulateLedger,
  ],
  exports: [EarningsTrend, Ledger, PayeeBalances, Payees],
})
export class LedgerModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly rules: PostingRulebook,
  ) {}

  onModuleInit(): void {
    this.projections.register(createLedgerProjection(this.rules));
    this.projections.register(disputesProjection);
  }
}
