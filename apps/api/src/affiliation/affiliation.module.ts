import { Module, type OnModuleInit } from '@nestjs/common';
import { affiliationEvents, affiliationPostings } from '@closewise/domain/affiliation';
import { ledgerEvents } from '@closewise/domain/ledger';
import { sharesByPlaceholder } from '@closewise/domain/affiliation';
import { reportPriceOf } from '@closewise/domain/price';
import { SettingsModule, SettingsCache } from '../administration/index.js';
import { BillingModule } from '../billing/index.js';
import { Pages } from '../platform/http/pages/pages.js';
import { Jobs } from '../platform/jobs/job.js';
import { Reactors } from '../platform/reactors/reactor.js';
import { ReportingModule } from '../reporting/index.js';
import { AffiliateAdminModule } from './admin/affiliate-admin.module.js';
import { AffiliatesModule } from './affiliates/affiliates.module.js';
import { LedgerModule } from './ledger/ledger.module.js';
import { IssuedCodesModule } from './issued-codes.js';
import { SaleAttributions } from './sales/sale-attributions.js';
import { SaleOrders } from './sales/sale-attributions.js';
import { SelfReferrals } from './sales/sale-attributions.js';
import { splitSaleWhenPaymentMoved } from './sales/split-sale.job.js';
import { SplitSaleHandler } from './sales/split-sale.command.js';
import { SplitSaleJob } from './sales/split-sale.job.js';
import { SealsModule } from './seals/seals.module.js';
import { registerLedgerSentences, registerPostingRules } from '../ledger/index.js';
import { affiliationLedgerSentences } from './ledger-sentences.js';
import { registerEvents } from '../platform/event-catalogue/registered-events.js';

registerEvents('affiliation', affiliationEvents);
registerPostingRules('affiliation', affiliationPostings);
registerLedgerSentences('affiliation', affiliationLedgerSentences);
registerEvents('ledger', ledgerEvents);

/** Affiliates, their earnings from sales, and the ledger. */
@Module({
  imports: [
    BillingModule,
    ReportingModule,
    AffiliatesModule,
    AffiliateAdminModule,
    LedgerModule,
    IssuedCodesModule,
    SealsModule,
    SettingsModule,
  ],
  providers: [SaleAttributions, SaleOrders, SelfReferrals, SplitSaleHandler, SplitSaleJob],
  exports: [AffiliatesModule, AffiliateAdminModule, LedgerModule, SealsModule],
})
export class AffiliationModule implements OnModuleInit {
  constructor(
    private readonly reactors: Reactors,
    private readonly jobs: Jobs,
    private readonly splitSale: SplitSaleJob,
    private readonly settings: SettingsCache,
    private readonly pages: Pages,
  ) {}

  onModuleInit(): void {
    this.reactors.register(splitSaleWhenPaymentMoved);
    this.jobs.register(this.splitSale);
    this.settings.register((settings) => this.pages.fill(sharesByPlaceholder(reportPriceOf(settings))));
  }
}
