import { type DynamicModule, Module } from '@nestjs/common';
import { closewiseEvents } from '@closewise/domain/events/catalogue';
import { AdministrationModule } from './administration/index.js';
import { AffiliationModule } from './affiliation/index.js';
import { BillingModule } from './billing/index.js';
import { ContentModule } from './content/index.js';
import { durableTables } from './durable-tables.js';
import { OrganizationsModule } from './organizations/index.js';
import { PayoutsModule } from './payouts/index.js';
import { AuthModule } from './platform/auth/auth.module.js';
import { commandsModule } from './platform/commands/commands.module.js';
import { declaredCommands } from './platform/commands/declared-commands.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import type { DatabaseUse } from './platform/database/existing-database.js';
import { EventStoreModule } from './platform/event-store/event-store.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { RateLimitsModule } from './platform/http/rate-limits/rate-limits.module.js';
import { SocialImagesModule } from './platform/http/social-images/social-images.module.js';
import { declaredQueues } from './platform/jobs/job.js';
import { MailModule } from './platform/mail/mail.module.js';
import { ObservabilityModule } from './platform/observability/observability.module.js';
import { PdfModule } from './platform/pdf/pdf-writer.js';
import { ProcessingModule, type ProcessKind } from './platform/processing/processing.module.js';
import { StatementsModule } from './payouts/index.js';
import { PrivacyModule } from './privacy/index.js';
import { ReportingModule } from './reporting/index.js';
import { VisitsModule } from './visits/index.js';

/** The whole application; HTTP, workers and CLI are entry points to it. */
@Module({})
export class AppModule {
  /** A server owns the embedded Postgres and works as ROLE says; a command attaches to it, and does `use` to the database. */
  static register(kind: ProcessKind, use: DatabaseUse = 'creates'): DynamicModule {
    const role = kind === 'server' ? 'owner' : 'attach';
    return {
      module: AppModule,
      imports: [
        // Before what starts jobs: they execute commands, whose handlers this one registers.
        commandsModule(declaredCommands()),
        ConfigModule,
        HttpModule,
        ObservabilityModule,
        DatabaseModule.register({ role, use, entities: durableTables }),
        EventStoreModule,
        ProcessingModule.register(kind, closewiseEvents, declaredQueues()),
        RateLimitsModule,
        PdfModule,
        SocialImagesModule,
        AuthModule,
        PrivacyModule,
        MailModule.register(),
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
