import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditModule } from '../../administration/index.js';
import { BillingModule } from '../../billing/index.js';
import { Projections } from '../../platform/projections/projection.js';
import { ReportingModule } from '../../reporting/index.js';
import { fromEnvironment } from '../../platform/config/config.module.js';
import { OperatorConfig } from '../../platform/cli/operator-config.js';
import { CorrectBalanceHandler } from './corrections/correct-balance.handler.js';
import { Corrections } from './corrections/corrections.js';
import { ExplainPayout } from './explain-payout.js';
import { ExplainSale } from './explain-sale.js';
import { Explanations } from './explanations.js';
import { Ledger } from './ledger.js';
import { LedgerController } from './ledger.controller.js';
import { ledgerProjection } from './ledger.projection.js';
import { PayeeBalances } from './payee-balances.js';
import { Payees } from './payees.js';
import { SaleReferences } from './sale-references.js';
import { SimulateLedger } from './simulate/simulate-ledger.js';

/** The books of what affiliates and organizations earn, and why. */
@Module({
  imports: [AuditModule, BillingModule, ReportingModule],
  controllers: [LedgerController],
  providers: [
    fromEnvironment(OperatorConfig),
    CorrectBalanceHandler,
    Corrections,
    Ledger,
    PayeeBalances,
    Payees,
    ExplainPayout,
    ExplainSale,
    Explanations,
    SaleReferences,
    SimulateLedger,
  ],
  exports: [Ledger, PayeeBalances, Payees],
})
export class LedgerModule implements OnModuleInit {
  constructor(private readonly projections: Projections) {}

  onModuleInit(): void {
    this.projections.register(ledgerProjection);
  }
}
