import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { durableTables } from '../../src/durable-tables.js';
import { openDatabase } from '../../src/platform/database/open-database.js';
import { testFolder } from '../postgres.js';

const run = promisify(execFile);
let migrated: Promise<string> | null = null;

/**
 * A new data folder for a server that is killed or used, not installed: its Postgres has been made and migrated, as one
 * is once per worker, and nothing is in it. The caller removes it.
 */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'closewise-data-'));
  await chmod(folder, 0o755); // as root, Postgres runs as another user
  await fillDataFolder(folder);
  return folder;
}

/** Makes such a one of an empty folder. */
export async function fillDataFolder(folder: string): Promise<void> {
  migrated ??= migratedFolder();
  await run('cp', ['-a', join(await migrated, 'postgres'), folder]);
}

async function migratedFolder(): Promise<string> {
  const folder = join(testFolder(), 'data-folder');
  await mkdir(folder, { recursive: true });
  const settings = { fsync: 'off' };
  const open = await openDatabase({ entities: durableTables, dataDir: folder, role: 'owner', settings });
  await open.close();
  // A process that dies loses nothing that it has written; only a machine does.
  await appendFile(join(folder, 'postgres', 'data', 'postgresql.conf'), 'fsync = off\n');
  return folder;
}
