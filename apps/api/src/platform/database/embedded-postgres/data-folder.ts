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
import { printsFullDisk } from '../../config/startup/full-disk.js';
import { StartupError } from '../../config/startup/startup-error.js';
import type { Binaries } from './binaries.js';
import { type UnprivilegedUser, cleanEnvironment } from './unprivileged-user.js';

/** The application's role in the embedded Postgres. */
export const ROLE = 'closewise';

/** `durable`: false for tests, which need not survive a power failure. */
type DataOptions = Readonly<{
  data: string;
  passwordFile: string;
  binaries: Binaries;
  user: UnprivilegedUser | null;
  durable: boolean;
}>;

/** Creates the data folder if it is missing; returns the role's password. */
export function prepareData(options: DataOptions): string {
  const { data, passwordFile, binaries } = options;
  if (!existsSync(join(data, 'PG_VERSION'))) return initialize(options);
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (major !== binaries.major) {
    throw new StartupError(
      `The data in ${data} was written by Postgres ${major}, but this version of Closewise runs ` +
        `Postgres ${binaries.major}. Use the version that wrote it, or another DATA_DIR.`,
    );
  }
  return readPassword(passwordFile);
}

/** Reads the password that initdb has set. */
export function readPassword(passwordFile: string): string {
  try {
    return readFileSync(passwordFile, 'utf8').trim();
  } catch {
    throw new StartupError(`The password of the embedded Postgres cannot be read: ${passwordFile}`);
  }
}

/** Starts in a folder of another name, so that an interrupted start leaves nothing that looks complete. */
function initialize(options: DataOptions): string {
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
  const isUnfinished = (name: string): boolean => name.startsWith(`${basename(data)}.`);
  for (const name of readdirSync(dirname(data)).filter(isUnfinished)) {
    rmSync(join(dirname(data), name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

function runInitdb(folder: string, seed: string, { data, binaries, user, durable }: DataOptions): void {
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  // More iterations make guessing harder, which 24 random bytes do not need, and slow down each connection.
  const login = ['-U', ROLE, '-A', 'scram-sha-256', '--set=scram_iterations=1', `--pwfile=${seed}`];
  const result = spawnSync(
    join(binaries.native, 'bin', 'initdb'),
    ['-D', folder, '-E', 'UTF8', ...login, ...locale, ...(durable ? [] : ['--no-sync'])],
    { encoding: 'utf8', cwd: dirname(folder), env: cleanEnvironment(), ...user },
  );
  if (result.status === 0) return;
  if (printsFullDisk(result.stderr ?? '')) {
    throw new StartupError(
      `The disk is full: a new data folder of the embedded Postgres (${data}) needs 60 MB and 1,000 files. Free some space and start again, or set another DATA_DIR.`,
    );
  }
  const reason = (result.error?.message ?? result.stderr).trim().split('\n').at(-1) ?? 'unknown reason';
  throw new StartupError(`The embedded Postgres could not make its data folder ${folder}: ${reason}`);
}
