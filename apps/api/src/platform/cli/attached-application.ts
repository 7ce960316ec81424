import type { INestApplicationContext } from '@nestjs/common';
import type { DatabaseUse } from '../database/existing-database.js';

/** The whole application, for a command that needs it: opened on first use, on the server's database. */
export abstract class AttachedApplication {
  /** How the running command uses the database. */
  databaseUse: DatabaseUse = 'reads';

  abstract open(): Promise<INestApplicationContext>;
  abstract close(): Promise<void>;
}
