import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StartupError } from '../../config/startup/startup-error.js';

/** Whom Postgres runs as when the application runs as root, which Postgres itself refuses. */
export type UnprivilegedUser = Readonly<{ uid: number; gid: number }>;

/** Null when the process is not root; else the user postgres or, where there is none, nobody. */
export function unprivilegedUser(): UnprivilegedUser | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const user = userNamed(name);
    if (user) return user;
  }
  throw new StartupError(
    'Postgres refuses to run as root, and this machine has no user "postgres" or "nobody".',
  );
}

/** Users of this machine that were asked for: a large process takes long to begin another one. */
const known = new Map<string, UnprivilegedUser | null>();

function userNamed(name: string): UnprivilegedUser | null {
  if (!known.has(name)) known.set(name, askFor(name));
  return known.get(name) ?? null;
}

/** As `id` answers: `uid=65534(nobody) gid=65534(nogroup) groups=…`. */
function askFor(name: string): UnprivilegedUser | null {
  const { stdout } = spawnSync('id', [name], { encoding: 'utf8' });
  const ids = /^uid=(\d+)(?:\(\S*)? gid=(\d+)/.exec(stdout ?? '');
  return ids && { uid: Number(ids[1]), gid: Number(ids[2]) };
}

/** Whether the user may walk through `folder` and every existing folder above it. */
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
