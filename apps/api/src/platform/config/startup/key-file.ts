import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from './make-folder.js';
import { unwritableFolder } from './startup-error.js';

/** How long the keys are that stay outside the database. */
export const KEY_BYTES = 32;

/** The key in a file of the data folder, made on first use and readable by its owner alone. */
export function keyFile(dataDir: string, name: string): Buffer {
  const path = join(dataDir, name);
  try {
    if (!existsSync(path)) makeKey(dataDir, path);
  } catch (error) {
    throw unwritableFolder(dataDir, error);
  }
  return Buffer.from(readFileSync(path, 'utf8'), 'base64');
}

/** The key in that file; null where there is no such file. */
export function readKeyFile(dataDir: string, name: string): Buffer | null {
  const path = join(dataDir, name);
  return existsSync(path) ? Buffer.from(readFileSync(path, 'utf8'), 'base64') : null;
}

function makeKey(dataDir: string, path: string): void {
  makeFolder(dataDir);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600 });
  try {
    // A link refuses to replace: of two processes that start at once, one makes the key and both read it.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(draft);
  }
}
