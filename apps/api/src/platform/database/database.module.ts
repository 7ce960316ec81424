import {
  type DynamicModule,
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { StorageConfig } from '../config/variables/storage-config.js';
import type { DurableTable } from './data-source.js';
import { Database } from './database.js';
import type { DatabaseUse } from './existing-database.js';
import { openDatabase, type OpenDatabase } from './open-database.js';

/** Injects the DatabaseUse of the process. */
export const DATABASE_USE = Symbol('use of the database');
const OPEN_DATABASE = Symbol('open database');
const onFault = (message: string): void => new Logger('Database').error(message);

/** `role`: the server owns the embedded Postgres, a command attaches to a running one. */
export type DatabaseModuleOptions = Readonly<{
  role: 'owner' | 'attach';
  use: DatabaseUse;
  entities: readonly DurableTable[];
}>;

/**
 * The database of the process: `Database`, `Pool` (the same pool) and `DataSource`. It closes, and the embedded
 * Postgres stops, in onApplicationShutdown: its users must stop in onModuleDestroy or beforeApplicationShutdown.
 */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(OPEN_DATABASE) private readonly open: OpenDatabase) {}

  static register({ role, use, entities }: DatabaseModuleOptions): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: OPEN_DATABASE,
          inject: [StorageConfig],
          useFactory: ({ databaseUrl: url, databaseConnections: connections, dataDir }: StorageConfig) =>
            openDatabase({ url, connections, dataDir, role, use, entities, onFault: onFault }),
        },
        { provide: DATABASE_USE, useValue: use },
        { provide: Database, inject: [OPEN_DATABASE], useFactory: ({ database }: OpenDatabase) => database },
        { provide: Pool, inject: [OPEN_DATABASE], useFactory: ({ database }: OpenDatabase) => database.pool },
        {
          provide: DataSource,
          inject: [OPEN_DATABASE],
          useFactory: ({ dataSource }: OpenDatabase) => dataSource,
        },
      ],
      exports: [DATABASE_USE, Database, Pool, DataSource],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.open.close();
  }
}
