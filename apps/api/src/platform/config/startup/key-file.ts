import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.js';
import { unwritableFolder } from './startup-error.js';

/** Length of the keys that stay outside the database. */
export const KEY_BYTES = 32;

/** Reads a key from a file of the data folder; creates it on first use, readable by its owner only. */
export function keyFile(dataDir: string, name: string): Buffer {
  const path = join(dataDir, name);
  try {
    if (!existsSync(path)) makeKey(dataDir, path);
  } catch (error) {
    throw unwritableFolder(dataDir, error);
  }
  return Buffer.from(readFileSync(path, 'utf8'), 'base64');
}

/** Null when the file is missing. */
export function readKeyFile(dataDir: string, name: string): Buffer | null {
  const path = join(dataDir, name);
  return existsSync(path) ? Buffer.from(readFileSync(path, 'utf8'), 'base64') : null;
}

function makeKey(dataDir: string, path: string): void {
  makeFolder(dataDir);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 });
  try {
    // A link never replaces a file: of two processes that start at once, one makes the key and both read it.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
