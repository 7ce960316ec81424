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

/** Where the embedded Postgres keeps what; `home` holds lock, password and log, and is the application's own. */
export type Folders = Readonly<{
  home: string;
  data: string;
  passwordFile: string;
  log: string;
  staging: string;
}>;

/** For a root process whose data folder is closed to the unprivileged user that Postgres runs as. */
const ROOT_STAGING = '/var/lib/closewise';

/** Makes what is missing and chooses where the data lie; throws StartupError when the folder cannot be written. */
export function openFolders(dataDir: string, user: UnprivilegedUser | null): Folders {
  try {
    makeFolder(join(dataDir, 'postgres'));
    const home = realpathSync(join(dataDir, 'postgres'));
    accessSync(home, constants.W_OK | constants.X_OK);
    const staging = user === null || canReach(home, user) ? home : openStaging();
    const data = staging === home ? join(home, 'data') : stagedData(home, staging);
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

/** A random name kept in the home: a new data folder at an old path must not meet the data of the former one. */
function stagedData(home: string, staging: string): string {
  const note = join(home, 'staged-data');
  if (!existsSync(note)) writeFileSync(note, `${join(staging, `data-${randomUUID()}`)}\n`);
  return readFileSync(note, 'utf8').trim();
}
