import { type DynamicModule, Module } from '@nestjs/common';
import { AdministrationModule } from './administration/index.js';
import { AffiliationModule } from './affiliation/index.js';
import { BillingModule } from './billing/index.js';
import { ContentModule } from './content/index.js';
import { durableTables } from './durable-tables.js';
import { LedgerRulesModule } from './ledger/index.js';
import { OrganizationsModule } from './organizations/index.js';
import { PayoutsModule } from './payouts/index.js';
import { AuthModule } from './platform/auth/auth.module.js';
import { commandsModule } from './platform/commands/commands.module.js';
import { declaredCommands } from './platform/commands/declared-commands.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import type { DatabaseUse } from './platform/database/existing-database.js';
import { EventStoreModule } from './platform/event-store/event-store.module.js';
import { StartWait } from './platform/event-store/start-wait.js';
import { HttpModule } from './platform/http/http.module.js';
import { RateLimitsModule } from './platform/http/rate-limits/rate-limits.module.js';
import { SocialImagesModule } from './platform/http/social-images/social-images.module.js';
import { declaredQueues } from './platform/jobs/job.js';
import { MailModule } from './platform/mail/mail.module.js';
import { ObservabilityModule } from './platform/observability/observability.module.js';
import { registeredEvents } from './platform/event-catalogue/registered-events.js';
import { PdfModule } from './platform/pdf/pdf-writer.js';
import { ProcessingModule, type ProcessKind } from './platform/processing/processing.module.js';
import { StatementsModule } from './payouts/index.js';
import { PrivacyModule } from './privacy/index.js';
import { ReportingModule } from './reporting/index.js';
import { VisitsModule } from './visits/index.js';

/** The whole application, with HTTP, workers and the command line as entry points. */
@Module({})
export class AppModule {
  /** A server owns the embedded Postgres and works according to ROLE; a command attaches to it and uses the database as `use` says. */
  static register(
    kind: ProcessKind,
    { use = 'creates', wait = new StartWait() }: Readonly<{ use?: DatabaseUse; wait?: StartWait }> = {},
  ): DynamicModule {
    const role = kind === 'server' ? 'owner' : 'attach';
    return {
      module: AppModule,
      imports: [
        // Before the modules that start jobs: jobs execute commands, whose handlers are registered here.
        commandsModule(declaredCommands()),
        ConfigModule,
        HttpModule,
        ObservabilityModule,
        DatabaseModule.register({ role, use, entities: durableTables }),
        EventStoreModule.register(wait),
        ProcessingModule.register(kind, registeredEvents(), declaredQueues()),
        RateLimitsModule,
        PdfModule,
        SocialImagesModule,
        AuthModule,
        PrivacyModule,
        MailModule.register(),
        LedgerRulesModule.register(),
        ReportingModule,
        BillingModule,
        VisitsModule,
        AffiliationModule,
        OrganizationsModule,
        PayoutsModule,
        StatementsModule,
        ContentModule,
        AdministrationModule,
      ],
    };
  }
}
