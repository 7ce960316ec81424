import { Module, type OnModuleInit } from '@nestjs/common';
import { PostingRulebook } from '@closewise/domain/ledger';
import { AuditModule } from '../../administration/index.js';
import { BillingModule } from '../../billing/index.js';
import { Projections } from '../../platform/projections/projection.js';
import { ReportingModule } from '../../reporting/index.js';
import { fromEnvironment } from '../../platform/config/config.module.js';
import { OperatorConfig } from '../../platform/cli/operator-config.js';
import { AccountFiles } from './accounts/account-files.js';
import { LedgerAccounts } from './accounts/ledger-accounts.js';
import { LedgerAccountsController } from './accounts/ledger-accounts.controller.js';
import { RateChanges } from './accounts/rate-changes.js';
import { SoughtPayment } from './accounts/sought-payment.js';
import { CorrectBalanceHandler } from './corrections/correct-balance.handler.js';
import { Corrections } from './corrections/corrections.js';
import { EarningsTrend } from './earnings-trend.js';
import { disputesProjection } from './disputes.projection.js';
import { ExplainSale } from './explain-sale.js';
import { Explanations } from './explanations.js';
import { Ledger } from './ledger.js';
import { LedgerController } from './ledger.controller.js';
import { createLedgerProjection } from './ledger.projection.js';
import { PayeeBalances } from './payee-balances.js';
import { Payees } from './payees.js';
import { SaleReferences } from './sale-references.js';
import { SimulateLedger } from './simulate/simulate-ledger.js';

/** The books of what affiliates and organizations earn, and why. */
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
    SoughtPayment,
    PayeeBalances,
    Payees,
    ExplainSale,
    Explanations,
    SaleReferences,
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
