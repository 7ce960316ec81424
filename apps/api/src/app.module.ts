import { Module } from '@nestjs/common';
import { ConfigModule } from './platform/config/config.module.js';
import { HttpModule } from './platform/http/http.module.js';
import { ObservabilityModule } from './platform/observability/observability.module.js';

/** The whole application; HTTP, workers and CLI are entry points to it. */
@Module({ imports: [ConfigModule, HttpModule, ObservabilityModule] })
export class AppModule {}
