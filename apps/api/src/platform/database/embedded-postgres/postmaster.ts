import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Writable } from 'node:stream';
import { StartupError } from '../../config/startup/startup-error.js';
import { type UnprivilegedUser, cleanEnvironment } from './unprivileged-user.js';
import { type Address, readPostmaster, removeStalePostmasterFile, isAlive } from './postmaster-file.js';
import { removeStaleSockets } from './socket-folder.js';

/** Options of one start of Postgres. */
export type PostmasterOptions = Readonly<{
  program: string;
  data: string;
  log: string;
  user: UnprivilegedUser | null;
  settings: Readonly<Record<string, string>>;
}>;

/** Postgres's log must not contain values of rows or parameters, which may be personal. */
const PRIVACY_SETTINGS = {
  log_statement: 'none',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};
const FIXED_SETTINGS = {
  listen_addresses: '127.0.0.1',
  jit: 'off',
  ...PRIVACY_SETTINGS,
};
const START_TIMEOUT_MS = 60_000;
const LARGEST_LOG_BYTES = 10_000_000;

/** Starts Postgres in a session of its own, which a Ctrl-C in the terminal does not reach; waits until it is ready. */
export async function startPostmaster(options: PostmasterOptions, address: Address): Promise<ChildProcess> {
  removeStalePostmasterFile(options.data);
  removeStaleSockets(options.data);
  const child = launch(options, address);
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
    const running = readPostmaster(options.data);
    if (running?.pid === child.pid && running.ready) return child;
    if (Date.now() > giveUpAt) {
      await stopPostmaster(child.pid);
      break;
    }
    await sleep(10);
  }
  throw new StartupError(`The embedded Postgres did not start; its log is ${options.log}`);
}

function launch(options: PostmasterOptions, { port, socketFolder }: Address): ChildProcess {
  const { program, data, log, user, settings } = options;
  const own = { port: String(port), unix_socket_directories: quoteFolder(socketFolder) };
  const all = { ...FIXED_SETTINGS, ...own, ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openLog(log);
  const child = spawn(program, ['-D', data, ...flags], {
    detached: true,
    stdio: ['ignore', output, output],
    cwd: join(data, '..'),
    env: cleanEnvironment(),
    ...user,
  });
  closeSync(output);
  child.on('error', () => undefined);
  child.unref();
  return child;
}

/** The setting is a list of folders, separated by commas. */
const quoteFolder = (folder: string): string => (folder ? `"${folder.replaceAll('"', '""')}"` : '');

function openLog(log: string): number {
  if (existsSync(log) && statSync(log).size > LARGEST_LOG_BYTES) renameSync(log, `${log}.1`);
  return openSync(log, 'a', 0o600);
}

/** How long a fast shutdown (SIGINT) may take before an immediate one (SIGQUIT). */
const FAST_SHUTDOWN_MS = 20_000;

/** Stops Postgres and waits until it is gone; committed data is safe either way. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!sendSignal(pid, signal)) return;
    const giveUpAt = Date.now() + FAST_SHUTDOWN_MS;
    while (Date.now() < giveUpAt) {
      if (!isAlive(pid)) return;
      await sleep(10);
    }
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Waits for a line; when the input ends without one, our process is dead and Postgres must stop. */
const SCRIPT = 'read -r line || { kill -INT "$1" 2>/dev/null; exit 0; }';

/** Stops Postgres as soon as this process dies, even by kill -9. */
export type Guard = Readonly<{ dismiss(): void }>;

/** Starts a shell outside our process group whose standard input only this process holds open. */
export function startGuard(postmaster: number, user: UnprivilegedUser | null): Guard {
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
