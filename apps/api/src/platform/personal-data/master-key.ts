import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../config/make-folder.js';
import { unwritableFolder } from '../config/startup-error.js';

const KEY_BYTES = 32;
const KEY_FILE = 'personal-data.key';

/** The key outside the database: it wraps the subjects' keys and makes pseudonyms of e-mail addresses. */
export class MasterKey {
  readonly wrapping: Buffer;
  private readonly pseudonyms: Buffer;

  constructor(secret: Buffer) {
    if (secret.length !== KEY_BYTES) throw new Error('PERSONAL_DATA_KEY must be 32 bytes in base64');
    this.wrapping = derive(secret, 'closewise subject keys');
    this.pseudonyms = derive(secret, 'closewise e-mail pseudonyms');
  }

  /** HMAC-SHA256 of the text, in hex. */
  pseudonym(text: string): string {
    return createHmac('sha256', this.pseudonyms).update(text, 'utf8').digest('hex');
  }
}

/** From PERSONAL_DATA_KEY, which production requires; else from a key file in the data folder, made on first use. */
export function loadMasterKey(personalDataKey: string | undefined, dataDir: string): MasterKey {
  return new MasterKey(personalDataKey ? Buffer.from(personalDataKey, 'base64') : keyFile(dataDir));
}

function keyFile(dataDir: string): Buffer {
  const path = join(dataDir, KEY_FILE);
  try {
    if (!existsSync(path)) makeKey(dataDir, path);
  } catch (error) {
    throw unwritableFolder(dataDir, error);
  }
  return Buffer.from(readFileSync(path, 'utf8'), 'base64');
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

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}
