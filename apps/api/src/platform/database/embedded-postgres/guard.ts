import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { cleanEnvironment } from './clean-environment.js';
import type { UnprivilegedUser } from './unprivileged-user.js';

/** Waits for a line; when its input ends without one, the process that held it is dead, and Postgres must stop. */
const SCRIPT = 'read -r line || { kill -INT "$1" 2>/dev/null; exit 0; }';

/** Stops Postgres as soon as this process dies for whatever reason, kill -9 included. */
export type Guard = Readonly<{ dismiss(): void }>;

/** A shell outside our process group whose standard input only this process holds open. */
export function guard(postmaster: number, user: UnprivilegedUser | null): Guard {
  const shell = spawn('/bin/sh', ['-c', SCRIPT, 'closewise-postgres-guard', String(postmaster)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    env: cleanEnvironment(),
    ...user,
  });
  shell.on('error', () => undefined);
  shell.stdin.on('error', () => undefined);
  shell.unref();
  (shell.stdin as Writable & { unref?(): void }).unref?.();
  return { dismiss: () => void shell.stdin.end('done\n') };
}
