import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { durableTables } from '../../src/durable-tables.js';
import { openDatabase } from '../../src/platform/database/open-database.js';
import { testFolder } from '../postgres.js';

const run = promisify(execFile);

/**
 * A new data folder with a migrated, empty Postgres, for a server that is killed or used, not installed. The caller
 * removes it.
 */
export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'closewise-data-'));
  await chmod(folder, 0o755); // as root, Postgres runs as another user
  await fillDataFolder(folder);
  return folder;
}

/** Turns an empty folder into such a data folder. */
export async function fillDataFolder(folder: string): Promise<void> {
  await run('cp', ['-a', join(await migratedFolder(), 'postgres'), folder]);
}

/** Created once per run; if two workers create it at the same time, the first one's is kept. */
async function migratedFolder(): Promise<string> {
  const folder = join(testFolder(), 'migrated-data-folder');
  if (existsSync(folder)) return folder;
  const draft = await mkdtemp(`${folder}-`);
  await chmod(draft, 0o755);
  const settings = { fsync: 'off' };
  const open = await openDatabase({ entities: durableTables, dataDir: draft, role: 'owner', settings });
  await open.close();
  // A dying process loses nothing that it has written; only a machine does.
  await appendFile(join(draft, 'postgres', 'data', 'postgresql.conf'), 'fsync = off\n');
  if (!existsSync(folder)) await rename(draft, folder);
  return folder;
}
