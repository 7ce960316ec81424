import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { migrations } from '../../../migrations/index.js';
import { WrongVariableError } from '../config/startup/startup-error.js';

/**
 * `reads` needs a database that a server has made and migrated, `changes` one that a server has made, and `creates`
 * makes what is missing.
 */
export type DatabaseUse = 'reads' | 'changes' | 'creates';

/** Postgres's code for a database that is not there. */
const NO_DATABASE = '3D000';
/** Its codes for a table or a column that is not there. */
const FOREIGN_TABLE = ['42P01', '42703'];

/** Refuses a data folder without an embedded Postgres; writes nothing. */
export function requireDataFolder(dataDir: string): void {
  const home = join(dataDir, 'postgres');
  const note = join(home, 'staged-data');
  try {
    const data = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(home, 'data');
    if (existsSync(join(data, 'PG_VERSION'))) return;
  } catch {
    // What cannot be read is no folder of this user's server.
  }
  throw new WrongVariableError(
    `There is no Closewise database in ${dataDir}: set DATA_DIR to the data folder of the server, or DATABASE_URL to its database`,
  );
}

/** The refusal for a database of DATABASE_URL that its server does not have; null for another error. */
export const missingDatabase = (error: Error & { code?: string }): WrongVariableError | null =>
  error.code === NO_DATABASE
    ? new WrongVariableError(`${sentence(error.message)}: set DATABASE_URL to the database of the server`)
    : null;

/** Refuses a database that no server has migrated, and for `reads` one that an earlier release has; writes nothing. */
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

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
