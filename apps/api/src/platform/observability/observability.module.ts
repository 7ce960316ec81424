import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';

/** Health, readiness and metrics; other parts of the platform register what they know. */
@Global()
@Module({ controllers: [HealthController], providers: [Metrics, Readiness], exports: [Metrics, Readiness] })
export class ObservabilityModule {}
