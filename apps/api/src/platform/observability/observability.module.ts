import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';

/** Health, readiness and metrics; other parts of the platform register what they know. */
@Global()
@Module({ controllers: [HealthController], providers: [Metrics, Readiness], exports: [Metrics, Readiness] })
export class ObservabilityModule implements OnModuleInit {
  constructor(
    private readonly readiness: Readiness,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.readiness.register('database', async () => {
      await this.database.query('select 1');
      return null;
    });
  }
}
