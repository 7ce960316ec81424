import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../../config/startup/startup-error.js';
import type { Binaries } from './binaries.js';
import { cleanEnvironment } from './clean-environment.js';
import type { UnprivilegedUser } from './unprivileged-user.js';

/** The role and database that the application uses in its own Postgres. */
export const ROLE = 'closewise';

/** `durable`: false for tests, which need not survive a power cut. */
type DataOptions = Readonly<{
  data: string;
  passwordFile: string;
  binaries: Binaries;
  user: UnprivilegedUser | null;
  durable: boolean;
}>;

/** Makes the data folder when there is none, and returns the password of its role. */
export function prepareData(options: DataOptions): string {
  const { data, passwordFile, binaries } = options;
  if (!existsSync(join(data, 'PG_VERSION'))) return initialise(options);
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (major !== binaries.major) {
    throw new StartupError(
      `The data in ${data} was written by Postgres ${major}, but this version of Closewise runs ` +
        `Postgres ${binaries.major}. Use the version that wrote it, or another DATA_DIR.`,
    );
  }
  return readPassword(passwordFile);
}

/** The password that initdb was given. */
export function readPassword(passwordFile: string): string {
  try {
    return readFileSync(passwordFile, 'utf8').trim();
  } catch {
    throw new StartupError(`The password of the embedded Postgres cannot be read: ${passwordFile}`);
  }
}

/** In a folder of another name first: an interrupted start leaves nothing that looks complete. */
function initialise(options: DataOptions): string {
  const { data, passwordFile, user } = options;
  const unfinished = `${data}.unfinished-${process.pid}`;
  const seed = `${data}.seed-${process.pid}`;
  removeUnfinished(data);
  mkdirSync(unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('hex');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600, flush: true });
  writeFileSync(seed, password, { mode: 0o600 });
  if (user !== null) for (const path of [unfinished, seed]) chownSync(path, user.uid, user.gid);
  try {
    runInitdb(unfinished, seed, options);
  } finally {
    rmSync(seed, { force: true });
  }
  rmSync(data, { recursive: true, force: true });
  renameSync(unfinished, data);
  return password;
}

function removeUnfinished(data: string): void {
  const leftBehind = (name: string): boolean => name.startsWith(`${basename(data)}.`);
  for (const name of readdirSync(dirname(data)).filter(leftBehind)) {
    rmSync(join(dirname(data), name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

function runInitdb(folder: string, seed: string, { binaries, user, durable }: DataOptions): void {
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  // Iterations make it dear to guess a password, which at 24 random bytes nobody does; each connection pays for them.
  const login = ['-U', ROLE, '-A', 'scram-sha-256', '--set=scram_iterations=1', `--pwfile=${seed}`];
  const result = spawnSync(
    join(binaries.native, 'bin', 'initdb'),
    ['-D', folder, '-E', 'UTF8', ...login, ...locale, ...(durable ? [] : ['--no-sync'])],
    { encoding: 'utf8', cwd: dirname(folder), env: cleanEnvironment(), ...user },
  );
  if (result.status === 0) return;
  const reason = (result.error?.message ?? result.stderr).trim().split('\n').at(-1) ?? 'unknown reason';
  throw new StartupError(`The embedded Postgres could not make its data folder ${folder}: ${reason}`);
}
