import { type DynamicModule, Module } from '@nestjs/common';
import { durableTables } from './durable-tables.js';
import { ConfigModule } from './platform/config/config.module.js';
import { DatabaseModule, type DatabaseModuleOptions } from './platform/database/database.module.js';
import { EventStoreModule } from './platform/event-store/event-store.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { ObservabilityModule } from './platform/observability/observability.module.js';

/** The whole application; HTTP, workers and CLI are entry points to it. */
@Module({})
export class AppModule {
  /** `role` as in DatabaseModule: the server owns the embedded Postgres, a command attaches to it. */
  static register(role: DatabaseModuleOptions['role']): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule,
        HttpModule,
        ObservabilityModule,
        DatabaseModule.register({ role, entities: durableTables }),
        EventStoreModule,
      ],
    };
  }
}
