import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../config/startup/make-folder.js';
import { unwritableFolder } from '../../config/startup/startup-error.js';
import { canReach, type UnprivilegedUser } from './unprivileged-user.js';

/** The folders of the embedded Postgres; `home` contains lock, password and log, and belongs to the application. */
export type Folders = Readonly<{
  home: string;
  data: string;
  passwordFile: string;
  log: string;
  staging: string;
}>;

/** Used by a root process whose data folder is closed to the unprivileged user that Postgres runs as. */
const ROOT_STAGING = '/var/lib/closewise';

/** Creates missing folders and chooses the data folder; throws StartupError when it cannot write. */
export function openFolders(dataDir: string, user: UnprivilegedUser | null): Folders {
  try {
    makeFolder(join(dataDir, 'postgres'));
    const home = realpathSync(join(dataDir, 'postgres'));
    accessSync(home, constants.W_OK | constants.X_OK);
    const staging = user === null || canReach(home, user) ? home : openStaging();
    const data = staging === home ? join(home, 'data') : stagedDataFolder(home, staging);
    return { home, data, passwordFile: join(home, 'password'), log: join(home, 'postgres.log'), staging };
  } catch (error) {
    throw unwritableFolder(dataDir, error);
  }
}

function openStaging(): string {
  mkdirSync(ROOT_STAGING, { recursive: true });
  chmodSync(ROOT_STAGING, 0o755);
  return ROOT_STAGING;
}

/** The data folder of Postgres below `dataDir`; elsewhere if a root process has staged it. */
export function findDataFolder(dataDir: string): string {
  const home = join(dataDir, 'postgres');
  const note = join(home, 'staged-data');
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(home, 'data');
}

/** A random name, stored in `home`: a new data folder at an old path must not find the former one's data. */
function stagedDataFolder(home: string, staging: string): string {
  const note = join(home, 'staged-data');
  if (!existsSync(note)) writeFileSync(note, `${join(staging, `data-${randomUUID()}`)}\n`);
  return readFileSync(note, 'utf8').trim();
}
