import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../config/startup/startup-error.js';
import { cleanEnvironment } from './clean-environment.js';
import { type Address, readPostmaster, removeStalePostmasterFile } from './postmaster-file.js';
import { removeStaleSockets } from './socket-folder.js';
import { stopPostmaster } from './stop-postmaster.js';
import type { UnprivilegedUser } from './unprivileged-user.js';

/** What one start of Postgres needs. */
export type PostmasterOptions = Readonly<{
  program: string;
  data: string;
  log: string;
  user: UnprivilegedUser | null;
  settings: Readonly<Record<string, string>>;
}>;

/** Its own log never quotes values of rows or parameters: they may be personal. */
const DISCREET = {
  log_statement: 'none',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};
const FIXED_SETTINGS = {
  listen_addresses: '127.0.0.1',
  jit: 'off',
  ...DISCREET,
};
const START_TIMEOUT_MS = 60_000;
const LARGEST_LOG_BYTES = 10_000_000;

/** Starts Postgres in a session of its own, so that a Ctrl-C meant for us does not reach it; waits until ready. */
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
  const own = { port: String(port), unix_socket_directories: quoted(socketFolder) };
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

/** Postgres takes a list of folders, parted by commas. */
const quoted = (folder: string): string => (folder ? `"${folder.replaceAll('"', '""')}"` : '');

function openLog(log: string): number {
  if (existsSync(log) && statSync(log).size > LARGEST_LOG_BYTES) renameSync(log, `${log}.1`);
  return openSync(log, 'a', 0o600);
}
