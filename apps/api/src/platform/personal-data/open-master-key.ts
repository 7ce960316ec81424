import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IsNull, Not } from 'typeorm';
import { KEY_BYTES, keyFile, readKeyFile } from '../config/startup/key-file.js';
import { WrongVariableError, StartupError } from '../config/startup/startup-error.js';
import type { Database } from '../database/database.js';
import { MasterKey } from './master-key.js';
import { decrypt } from './sealing.js';
import { SubjectKeyRow } from './subject-key.table.js';
import type { EventStore, Position } from '../event-store/event-store.js';
import { CheckpointRow } from '../projections/checkpoints.js';
import { isSealed } from './event-codec.js';

/**
 * Reads PERSONAL_DATA_KEY, which production requires, or a key file in the data folder, created on first use. Throws
 * WrongVariableError when it is not the key of the database's personal data, which could then never be decrypted. Without
 * `mayMakeFile`, a database without personal data gets a temporary key.
 */
export async function openMasterKey(
  personalDataKey: string | undefined,
  dataDir: string,
  database: Pick<Database, 'table'>,
  mayMakeFile = true,
): Promise<MasterKey> {
  const newest = await findNewestKey(database);
  const file = join(dataDir, 'personal-data.key');
  if (personalDataKey === undefined && newest !== null && !existsSync(file)) {
    throw new WrongVariableError(
      `${resolve(file)} is missing, and with it the key of the personal data in the database: restore the file, or set PERSONAL_DATA_KEY to its content`,
    );
  }
  const secret = personalDataKey
    ? Buffer.from(personalDataKey, 'base64')
    : mayMakeFile
      ? keyFile(dataDir, 'personal-data.key')
      : (readKeyFile(dataDir, 'personal-data.key') ?? randomBytes(KEY_BYTES));
  const master = new MasterKey(secret);
  if (newest === null || canUnwrap(master, newest)) return master;
  const where = personalDataKey === undefined ? resolve(file) : 'PERSONAL_DATA_KEY';
  throw new WrongVariableError(
    `${where} is not the key of the personal data in the database: restore the previous key, or set DATABASE_URL to the database that belongs to it`,
  );
}

/** The newest key was wrapped by the last master key. */
function findNewestKey(database: Pick<Database, 'table'>): Promise<SubjectKeyRow | null> {
  const isLiving = Not(IsNull());
  return database
    .table(SubjectKeyRow)
    .findOne({ where: { wrappedKey: isLiving }, order: { createdAt: 'DESC' } });
}

function canUnwrap(master: MasterKey, { keyId, wrappedKey }: SubjectKeyRow): boolean {
  try {
    decrypt(master.wrapping, wrappedKey!, keyId);
    return true;
  } catch {
    return false;
  }
}

const PAGE_EVENTS = 1000;

/**
 * Throws StartupError for a new database with a log of sealed events. Their keys are in the former database, and a new
 * one would repeat everything that was done before, mails and reports included.
 */
export async function requireMatchingKeys(
  database: Pick<Database, 'table'>,
  store: EventStore,
): Promise<void> {
  const isUsed =
    (await database.table(CheckpointRow).exists()) || (await database.table(SubjectKeyRow).exists());
  if (isUsed || !(await hasSealedEvents(store))) return;
  throw new StartupError(
    'The event log holds personal data, but this database is new: its keys, the report documents and the passwords are in the previous database. Set DATABASE_URL to it, or restore its backup and run projections after-restore',
  );
}

async function hasSealedEvents(store: EventStore): Promise<boolean> {
  for (let after: Position | null = null; ;) {
    const { events, scannedThrough } = await store.readAll(after, PAGE_EVENTS);
    if (events.some(isSealed)) return true;
    if (events.length < PAGE_EVENTS) return false;
    after = scannedThrough;
  }
}
