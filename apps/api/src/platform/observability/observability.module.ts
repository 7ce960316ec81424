import { dirname } from 'node:path';
import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { findWriteFault, freeBytes } from '../config/startup/full-disk.js';
import { StorageConfig } from '../config/variables/storage-config.js';
import { Database } from '../database/database.js';
import { findDataFolder } from '../database/embedded-postgres/folders.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics.js';
import { Readiness } from './readiness.js';

/** Health, readiness and metrics; other parts register their checks and gauges. */
@Global()
@Module({ controllers: [HealthController], providers: [Metrics, Readiness], exports: [Metrics, Readiness] })
export class ObservabilityModule implements OnModuleInit {
  constructor(
    private readonly readiness: Readiness,
    private readonly database: Database,
    private readonly metrics: Metrics,
    private readonly storage: StorageConfig,
  ) {}

  onModuleInit(): void {
    this.readiness.register('database', async () => {
      await this.database.query('select 1');
      return null;
    });
    // The operator monitors the disk of an external Postgres.
    if (this.storage.databaseUrl === undefined) this.watchDisk(this.storage.dataDir);
  }

  private watchDisk(dataDir: string): void {
    const folder = dirname(findDataFolder(dataDir));
    this.readiness.register('disk', () => findWriteFault(folder));
    this.metrics.registerGauge({
      name: 'data_disk_free_bytes',
      help: 'Bytes that are free on the disk of the embedded Postgres',
      labels: [],
      read: async () => [{ labels: {}, value: await freeBytes(folder) }],
    });
  }
}
