import { Module } from '@nestjs/common';
import { AffiliationModule } from '../../affiliation/index.js';
import { OrganizationsModule } from '../../organizations/index.js';
import { AdminStatementsController } from './admin-statements.controller.js';
import {
  AffiliateStatementsController,
  OrganizationStatementsController,
} from './own-statements.controllers.js';
import { BookedMonth } from './booked-month.js';
import { StatementRecipients } from './statement-recipients.js';
import { StatementDownloads } from './statement-downloads.js';
import {
  StatementKeysController,
  StatementVerifierController,
} from './statement-verification.controllers.js';
import { Statements } from './statements.js';
import { TaxYears } from '../tax/tax-years.js';

/** Monthly statements that payees can verify independently, and the yearly tax report. */
@Module({
  imports: [AffiliationModule, OrganizationsModule],
  controllers: [
    AffiliateStatementsController,
    OrganizationStatementsController,
    AdminStatementsController,
    StatementKeysController,
    StatementVerifierController,
  ],
  providers: [BookedMonth, StatementRecipients, StatementDownloads, Statements, TaxYears],
})
export class StatementsModule {}
