import {
  Global,
  type INestApplicationContext,
  Module,
  type FactoryProvider,
  type Type,
} from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import 'reflect-metadata';
import type { CommandRunner } from 'nest-commander';
import { adminCommands } from './administration/cli/admin.commands.js';
import { jobCommands } from './administration/cli/jobs.commands.js';
import { projectionCommands } from './administration/cli/projections.commands.js';
import { settingsCommands } from './administration/cli/settings.commands.js';
import { affiliateCommands } from './affiliation/affiliates/cli/affiliates.command.js';
import { ledgerCommands } from './affiliation/ledger/ledger.cli.js';
import { contentCommands } from './content/content.commands.js';
import { ContentCommand } from './content/content.commands.js';
import { OpenApiCommand } from './openapi.command.js';
import { organizationCommands, OrganizationsCommand } from './organizations/organizations.command.js';
import { payoutCommands, PayoutsCommand } from './payouts/cli/payouts.command.js';
import { StartWait } from './platform/event-store/start-wait.js';
import { AttachedApplication } from './platform/cli/attached-application.js';
import type { DatabaseUse } from './platform/database/existing-database.js';
import { statementCommands, StatementsCommand } from './payouts/statements/statements.command.js';
import { taxCommands, TaxCommand } from './payouts/tax/tax.command.js';
import { mailCommands } from './platform/mail/mail.commands.js';
import { createLog, NestLog } from './platform/observability/log.js';
import { privacyCommands } from './privacy/privacy.commands.js';
import { ReportingCliModule } from './reporting/cli/reporting-cli.module.js';

/** How long a command waits for an event store that does not respond. */
const COMMAND_WAIT_MS = 15_000;

async function openApplication(use: DatabaseUse): Promise<INestApplicationContext> {
  const { AppModule } = await import('./app.module.js');
  return NestFactory.createApplicationContext(
    AppModule.register('command', { use, wait: new StartWait({ patienceMs: COMMAND_WAIT_MS }) }),
    {
      logger: new NestLog(createLog('warn', pino.destination(2))),
      abortOnError: false,
    },
  );
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

/** All commands. Those that need a database open the application when they run. */
@Global()
@Module({
  imports: [ReportingCliModule],
  providers: [
    OpenApiCommand,
    ContentCommand,
    OrganizationsCommand,
    PayoutsCommand,
    StatementsCommand,
    TaxCommand,
    { provide: AttachedApplication, useClass: LazyApplication },
    ...[
      ...adminCommands,
      ...settingsCommands,
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

/** Provides a command without the application, which is opened when the command runs. */
export function attachedCommand(type: Type<CommandRunner>): FactoryProvider<CommandRunner> {
  return {
    provide: type,
    inject: [AttachedApplication],
    useFactory: (application: AttachedApplication) => {
      const run: CommandRunner['run'] = async (args, options) =>
        createCommand(type, await application.open()).run(args, options);
      return Object.assign(Object.create(type.prototype) as CommandRunner, { run });
    },
  };
}

/** Injects providers of any module: a command belongs to none. */
function createCommand(type: Type<CommandRunner>, application: INestApplicationContext): CommandRunner {
  const parts = (Reflect.getMetadata('design:paramtypes', type) ?? []) as Type[];
  return new type(...parts.map((part) => application.get<unknown>(part, { strict: false })));
}
