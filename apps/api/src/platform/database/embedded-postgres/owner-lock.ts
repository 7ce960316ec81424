import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupError } from '../../config/startup/startup-error.js';

/** The right to run Postgres on a data folder, held by one process at a time. */
export type OwnerLock = Readonly<{ release(): void }>;

/**
 * Returns null when another process holds the lock. It is a kernel lock on an SQLite file: it ends with its process,
 * however that dies, and no reused process id can be mistaken for the holder.
 */
export function takeOwnerLock(folder: string): OwnerLock | null {
  const database = openLockFile(join(folder, 'owner.lock'));
  try {
    database.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return null;
    throw error;
  }
  writeFileSync(join(folder, 'owner.pid'), `${process.pid}\n`);
  return { release: () => void (database.isOpen && database.close()) };
}

const SQLITE_BUSY = 5;

function openLockFile(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path);
  } catch {
    throw new StartupError(
      `The lock file ${path} cannot be opened: it may belong to another user. Set DATA_DIR.`,
    );
  }
}

/** The process that last took the lock, for messages only. */
export function lastOwner(folder: string): string {
  try {
    return readFileSync(join(folder, 'owner.pid'), 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
