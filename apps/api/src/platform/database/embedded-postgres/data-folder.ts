import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { StartupError } from '../../config/startup-error.js';
import type { Binaries } from './binaries.js';
import { cleanEnvironment } from './clean-environment.js';
import type { UnprivilegedUser } from './unprivileged-user.js';

/** The role and database that the application uses in its own Postgres. */
export const ROLE = 'closewise';

type NewData = Readonly<{ data: string; passwordFile: string; binaries: Binaries; user: UnprivilegedUser | null }>;

/** Makes the data folder when there is none, and returns the password of its role. */
export function prepareData({ data, passwordFile, binaries, user }: NewData): string {
  if (!existsSync(join(data, 'PG_VERSION'))) return initialise({ data, passwordFile, binaries, user });
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (major !== binaries.major) {
    throw new StartupError(
      `The data in ${data} was written by Postgres ${major}, but this version of Closewise runs ` +
        `Postgres ${binaries.major}. Use the version that wrote it, or another DATA_DIR.`,
    );
  }
  return readPassword(passwordFile);
}

export function readPassword(passwordFile: string): string {
  try {
    return readFileSync(passwordFile, 'utf8').trim();
  } catch {
    throw new StartupError(`The password of the embedded Postgres is missing: ${passwordFile}`);
  }
}

function initialise({ data, passwordFile, binaries, user }: NewData): string {
  const unfinished = `${data}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('hex');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  const seed = join(unfinished, '..', `${process.pid}.seed`);
  writeFileSync(seed, password, { mode: 0o600 });
  if (user !== null) for (const path of [unfinished, seed]) chownSync(path, user.uid, user.gid);
  try {
    runInitdb(unfinished, seed, binaries, user);
  } finally {
    rmSync(seed, { force: true });
  }
  rmSync(data, { recursive: true, force: true });
  renameSync(unfinished, data);
  return password;
}

function runInitdb(folder: string, seed: string, binaries: Binaries, user: UnprivilegedUser | null): void {
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const result = spawnSync(
    join(binaries.native, 'bin', 'initdb'),
    ['-D', folder, '-U', ROLE, '-A', 'scram-sha-256', `--pwfile=${seed}`, '-E', 'UTF8', ...locale],
    { encoding: 'utf8', cwd: dirname(folder), env: cleanEnvironment(), ...user },
  );
  if (result.status === 0) return;
  const reason = (result.error?.message ?? result.stderr).trim().split('\n').at(-1) ?? 'unknown reason';
  throw new StartupError(`The embedded Postgres could not make its data folder ${folder}: ${reason}`);
}
