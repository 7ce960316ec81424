import { Global, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { AccountsCliModule } from './administration/accounts/cli/index.js';
import { jobCommands } from './administration/operations/cli/job-commands.js';
import { projectionCommands } from './administration/operations/cli/projection-commands.js';
import { SettingsCliModule } from './administration/settings/cli/index.js';
import { affiliateCommands } from './affiliation/affiliates/cli/affiliate-commands.js';
import { ledgerCommands } from './affiliation/ledger/cli/ledger-commands.js';
import { attachedCommand } from './attached-command.js';
import { contentCommands } from './content/cli/content-commands.js';
import { ContentCommand } from './content/cli/content.command.js';
import { OpenApiCommand } from './openapi.command.js';
import { organizationCommands } from './organizations/cli/organization-commands.js';
import { OrganizationsCommand } from './organizations/cli/organizations.command.js';
import { payoutCommands } from './payouts/cli/payout-commands.js';
import { PayoutsCommand } from './payouts/cli/payouts.command.js';
import { AttachedApplication } from './platform/cli/attached-application.js';
import type { DatabaseUse } from './platform/database/existing-database.js';
import { statementCommands } from './payouts/statements/cli/statement-commands.js';
import { StatementsCommand } from './payouts/statements/cli/statements.command.js';
import { taxCommands } from './payouts/tax/cli/tax-commands.js';
import { TaxCommand } from './payouts/tax/cli/tax.command.js';
import { mailCommands } from './platform/mail/cli/mail-commands.js';
import { createLog, NestLog } from './platform/observability/log.js';
import { privacyCommands } from './privacy/cli/privacy-commands.js';
import { EstimateCliModule } from './reporting/cli/index.js';
import { ReportingCliModule } from './reporting/operator/index.js';
import { PropertyFactsCliModule } from './reporting/property-facts/cli/index.js';

async function openApplication(use: DatabaseUse): Promise<INestApplicationContext> {
  const { AppModule } = await import('./app.module.js');
  return NestFactory.createApplicationContext(AppModule.register('command', use), {
    logger: new NestLog(createLog('warn', pino.destination(2))),
    abortOnError: false,
  });
}

class LazyApplication extends AttachedApplication {
  private opening: Promise<INestApplicationContext> | null = null;

  override open(): Promise<INestApplicationContext> {
    this.opening ??= openApplication(this.databaseUse);
    return this.opening;
  }

  override async close(): Promise<void> {
    const application = await this.opening?.catch(() => null);
    await application?.close();
  }
}

/** The commands. Those that need a database open the application when they run. */
@Global()
@Module({
  imports: [
    AccountsCliModule,
    EstimateCliModule,
    PropertyFactsCliModule,
    ReportingCliModule,
    SettingsCliModule,
  ],
  providers: [
    OpenApiCommand,
    ContentCommand,
    OrganizationsCommand,
    PayoutsCommand,
    StatementsCommand,
    TaxCommand,
    { provide: AttachedApplication, useClass: LazyApplication },
    ...[
      ...projectionCommands,
      ...jobCommands,
      ...mailCommands,
      ...privacyCommands,
      ...affiliateCommands,
      ...ledgerCommands,
      ...organizationCommands,
      ...payoutCommands,
      ...statementCommands,
      ...taxCommands,
      ...contentCommands,
    ].map(attachedCommand),
  ],
  exports: [AttachedApplication],
})
export class CliModule {}
