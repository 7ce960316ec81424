import { statfs, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFault } from '../../wording.js';

/** The fields of statfs that matter here. */
export type FileSystem = Readonly<{
  bavail: number;
  bsize: number;
  blocks: number;
  files: number;
  ffree: number;
}>;

/** Postgres extends its log by files of 16 MiB; when the next one does not fit, nothing can be recorded. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;
const LEAST_FREE_FILES = 16;
const MB = 1_000_000;

/** Why a file system has no room for the next writes; null when it has, or does not count its blocks. */
export function findShortage({ bavail, bsize, blocks, files, ffree }: FileSystem): string | null {
  const free = bavail * bsize;
  if (blocks > 0 && free < LEAST_FREE_BYTES)
    return `the disk is full: ${Math.floor(free / MB)} MB free, at least 17 MB needed`;
  if (files > 0 && ffree < LEAST_FREE_FILES) return 'the disk is full: no room for more files (inodes)';
  return null;
}

export const freeBytes = async (folder: string, read = statfs): Promise<number> => {
  const { bavail, bsize } = await read(folder);
  return bavail * bsize;
};

/** Why nothing can be written into a folder, found by writing a file: quotas and read-only mounts count, too. */
export async function findWriteFault(folder: string, read = statfs): Promise<string | null> {
  const shortage = findShortage(await read(folder));
  if (shortage !== null) return shortage;
  const probe = join(folder, `.write-probe-${process.pid}`);
  try {
    await writeFile(probe, 'Written by /ready.\n');
    return null;
  } catch (error) {
    return `the data folder cannot be written: ${fileFault(error)}`;
  } finally {
    await rm(probe, { force: true }).catch(() => undefined);
  }
}

/** Whether a full disk or quota caused the error, by the codes of the file system, SQLite or Postgres. */
export function isFullDisk(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode, cause } = error as { code?: unknown; errcode?: unknown; cause?: unknown };
  return FULL_CODES.includes(String(code)) || errcode === SQLITE_FULL || isFullDisk(cause);
}
const FULL_CODES = ['ENOSPC', 'EDQUOT', '53100'];
const SQLITE_FULL = 13;

/** The same for the output of a Postgres program. */
export const printsFullDisk = (output: string): boolean =>
  /No space left on device|Disk quota exceeded/.test(output);
