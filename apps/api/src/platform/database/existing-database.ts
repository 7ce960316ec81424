import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { migrations } from '../../../migrations/index.js';
import { WrongVariableError } from '../config/startup/startup-error.js';
import { findDataFolder } from './embedded-postgres/folders.js';

/**
 * `reads` needs a database that is created and migrated, `changes` an existing one, which it may migrate, and `creates`
 * creates what is missing.
 */
export type DatabaseUse = 'reads' | 'changes' | 'creates';

/** Postgres's code for a missing database. */
const NO_DATABASE = '3D000';
/** Its codes for a missing table or column. */
const FOREIGN_TABLE = ['42P01', '42703'];

/** Throws WrongVariableError for a data folder without an embedded Postgres; writes nothing. */
export function requireDataFolder(dataDir: string): void {
  try {
    if (existsSync(join(findDataFolder(dataDir), 'PG_VERSION'))) return;
  } catch {
    // An unreadable folder does not belong to this user's server.
  }
  throw new WrongVariableError(
    `There is no Closewise database in ${dataDir}: set DATA_DIR to the data folder of the server, or DATABASE_URL to its database`,
  );
}

/** The error for a DATABASE_URL whose database does not exist; null for any other error. */
export const missingDatabase = (error: Error & { code?: string }): WrongVariableError | null =>
  error.code === NO_DATABASE
    ? new WrongVariableError(`${capitalize(error.message)}: set DATABASE_URL to the database of the server`)
    : null;

/** Throws WrongVariableError for a foreign database, and for `reads` also for one of an earlier release; writes nothing. */
export async function requireMigrated(pool: pg.Pool, use: 'reads' | 'changes', place: string): Promise<void> {
  const known = migrations.map(({ name }) => name);
  const done = await migrationsDone(pool, known);
  if (done === 0) {
    throw new WrongVariableError(
      `${place} is not a Closewise database: set DATA_DIR to the data folder of the server, or DATABASE_URL to its database`,
    );
  }
  if (use === 'reads' && done < known.length) {
    throw new WrongVariableError(
      `${place} was made by an earlier release of Closewise: start the server once to bring it up to date`,
    );
  }
}

async function migrationsDone(pool: pg.Pool, known: readonly string[]): Promise<number> {
  try {
    const { rows } = await pool.query<{ done: string }>(
      'select count(distinct name) as done from migrations where name = any($1)',
      [known],
    );
    return Number(rows[0]!.done);
  } catch (error) {
    if (FOREIGN_TABLE.includes((error as { code?: string }).code ?? '')) return 0;
    throw error;
  }
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
