import { Module, type OnModuleInit } from '@nestjs/common';
import { Refusals } from '../platform/http/refusals.js';
import { Jobs } from '../platform/jobs/job.js';
import { Projections } from '../platform/projections/projection.js';
import { Reactors } from '../platform/reactors/reactor.js';
import { ChangeAffiliateHandler } from './affiliates/change-affiliate.handler.js';
import { ReferralCodes } from './affiliates/referral-codes.js';
import { RegisterAffiliateHandler } from './affiliates/register-affiliate.handler.js';
import { ExplainSale } from './ledger/explain-sale.js';
import { Ledger } from './ledger/ledger.js';
import { LedgerController } from './ledger/ledger.controller.js';
import { ledgerProjection } from './ledger/ledger.projection.js';
import { Payees } from './ledger/payees.js';
import { PaidSales } from './sales/paid-sales.js';
import { SaleAttributions } from './sales/sale-attributions.js';
import { settleSaleWhenPaymentMoved } from './sales/settle-sale-when-payment-moved.reactor.js';
import { SettleSaleHandler } from './sales/settle-sale.handler.js';
import { SettleSaleJob } from './sales/settle-sale.job.js';

/** Affiliates, what they earn of the sales they bring, and the books of it. */
@Module({
  controllers: [LedgerController],
  providers: [
    ReferralCodes,
    RegisterAffiliateHandler,
    ChangeAffiliateHandler,
    PaidSales,
    SaleAttributions,
    SettleSaleHandler,
    SettleSaleJob,
    Ledger,
    Payees,
    ExplainSale,
  ],
})
export class AffiliationModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly reactors: Reactors,
    private readonly jobs: Jobs,
    private readonly refusals: Refusals,
    private readonly settleSale: SettleSaleJob,
  ) {}

  onModuleInit(): void {
    this.projections.register(ledgerProjection);
    this.reactors.register(settleSaleWhenPaymentMoved);
    this.jobs.register(this.settleSale);
    this.refusals.register({
      'affiliation.affiliate-unknown': 404,
      'affiliation.email-taken': 409,
      'affiliation.payee-unknown': 404,
      'affiliation.sale-unknown': 404,
    });
  }
}
