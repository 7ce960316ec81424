import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { StartupError } from '../../config/startup/startup-error.js';

/** The user for Postgres when the application runs as root, which Postgres refuses. */
export type UnprivilegedUser = Readonly<{ uid: number; gid: number }>;

/** Null when the process is not root; otherwise the user postgres or, if missing, nobody. */
export function findUnprivilegedUser(): UnprivilegedUser | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const user = findUser(name);
    if (user) return user;
  }
  throw new StartupError(
    'Postgres refuses to run as root, and this machine has no user "postgres" or "nobody".',
  );
}

/** A cache: a large process takes long to start another one. */
const known = new Map<string, UnprivilegedUser | null>();

function findUser(name: string): UnprivilegedUser | null {
  if (!known.has(name)) known.set(name, lookUpUser(name));
  return known.get(name) ?? null;
}

/** `id` prints `uid=65534(nobody) gid=65534(nogroup) groups=…`. */
function lookUpUser(name: string): UnprivilegedUser | null {
  const { stdout } = spawnSync('id', [name], { encoding: 'utf8' });
  const ids = /^uid=(\d+)(?:\(\S*)? gid=(\d+)/.exec(stdout ?? '');
  return ids && { uid: Number(ids[1]), gid: Number(ids[2]) };
}

/** Whether the user may enter `folder` and all its existing parents. */
export function canReach(folder: string, user: UnprivilegedUser): boolean {
  for (let path = resolve(folder); ; path = dirname(path)) {
    if (existsSync(path) && !mayEnter(path, user)) return false;
    if (path === dirname(path)) return true;
  }
}

function mayEnter(path: string, user: UnprivilegedUser): boolean {
  const { uid, gid, mode } = statSync(path);
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
  return (mode & bit) !== 0;
}

/** An environment without the PG… variables, locales and NODE_OPTIONS of the operator's shell. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', HOME: tmpdir(), LC_ALL: 'C', TZ: 'UTC' };
}
