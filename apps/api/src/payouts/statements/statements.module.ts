import { Module } from '@nestjs/common';
import { AffiliationModule } from '../../affiliation/index.js';
import { OrganizationsModule } from '../../organizations/index.js';
import { AdminStatementsController } from './admin-statements.controller.js';
import { AffiliateStatementsController } from './affiliate-statements.controller.js';
import { BookedMonth } from './booked-month.js';
import { OrganizationStatementsController } from './organization-statements.controller.js';
import { StatedPayees } from './stated-payees.js';
import { StatementDownloads } from './statement-downloads.js';
import { StatementKeysController } from './statement-keys.controller.js';
import { Statements } from './statements.js';
import { TaxYears } from '../tax/tax-years.js';

/** What payees are told of each month, in a form that they can check without us. */
@Module({
  imports: [AffiliationModule, OrganizationsModule],
  controllers: [
    AffiliateStatementsController,
    OrganizationStatementsController,
    AdminStatementsController,
    StatementKeysController,
  ],
  providers: [BookedMonth, StatedPayees, StatementDownloads, Statements, TaxYears],
})
export class StatementsModule {}
