import type { INestApplicationContext } from '@nestjs/common';
import type { DatabaseUse } from '../database/existing-database.js';

/** The whole application for a command that needs it: opened when first asked for, on the server's database. */
export abstract class AttachedApplication {
  /** What the command that runs does to the database. */
  databaseUse: DatabaseUse = 'reads';

  abstract open(): Promise<INestApplicationContext>;
  abstract close(): Promise<void>;
}
