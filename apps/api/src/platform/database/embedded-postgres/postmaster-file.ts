import { readFileSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Where Postgres listens; `socketFolder` is empty when it has no socket. */
export type Address = Readonly<{ port: number; socketFolder: string }>;

/** The content of postmaster.pid, which a running Postgres writes into its data folder. */
export type Postmaster = Address & Readonly<{ pid: number; ready: boolean }>;

/** Null when no Postgres runs on the folder, even if an earlier one died without removing its file. */
export function readPostmaster(data: string): Postmaster | null {
  const pid = readPid(data);
  if (pid === null || !isPostgres(pid, data)) return null;
  const lines = readLines(data);
  const ready = lines[7]?.trim() === 'ready';
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', ready };
}

/** Postgres refuses to start while its file names a live process, even an unrelated one with the same id. */
export function removeStalePostmasterFile(data: string): void {
  const pid = readPid(data);
  if (pid !== null && isAlive(pid) && !isPostgres(pid, data))
    rmSync(join(data, 'postmaster.pid'), { force: true });
}

function readPid(data: string): number | null {
  const pid = Number(readLines(data)[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

function readLines(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** A zombie counts as dead. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

function isPostgres(pid: number, data: string): boolean {
  return isAlive(pid) && commandLineOf(pid).includes(data);
}

function commandLineOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}
