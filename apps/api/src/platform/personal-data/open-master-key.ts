import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IsNull, Not } from 'typeorm';
import { keyFile } from '../config/startup/key-file.js';
import { StartupError } from '../config/startup/startup-error.js';
import type { Database } from '../database/database.js';
import { MasterKey } from './master-key.js';
import { decrypt } from './sealing.js';
import { SubjectKeyRow } from './subject-key.table.js';

/**
 * From PERSONAL_DATA_KEY, which production requires; else from a key file in the data folder, made on first use. Throws
 * StartupError when it is not the key of the personal data that the database has: another one could never open them.
 */
export async function openMasterKey(
  personalDataKey: string | undefined,
  dataDir: string,
  database: Pick<Database, 'table'>,
): Promise<MasterKey> {
  const newest = await newestKey(database);
  const file = join(dataDir, 'personal-data.key');
  if (personalDataKey === undefined && newest !== null && !existsSync(file)) {
    throw new StartupError(
      `${resolve(file)} is gone, and with it the key of the personal data in the database: put the file back, or set PERSONAL_DATA_KEY to what was in it`,
    );
  }
  const secret = personalDataKey
    ? Buffer.from(personalDataKey, 'base64')
    : keyFile(dataDir, 'personal-data.key');
  const master = new MasterKey(secret);
  if (newest === null || opens(master, newest)) return master;
  const where = personalDataKey === undefined ? resolve(file) : 'PERSONAL_DATA_KEY';
  throw new StartupError(
    `${where} is not the key of the personal data in the database: put back the one that was in use, or set DATABASE_URL to the database that belongs to it`,
  );
}

/** The newest, since it was wrapped by the key that was in use last. */
function newestKey(database: Pick<Database, 'table'>): Promise<SubjectKeyRow | null> {
  const isLiving = Not(IsNull());
  return database
    .table(SubjectKeyRow)
    .findOne({ where: { wrappedKey: isLiving }, order: { createdAt: 'DESC' } });
}

function opens(master: MasterKey, { keyId, wrappedKey }: SubjectKeyRow): boolean {
  try {
    decrypt(master.wrapping, wrappedKey!, keyId);
    return true;
  } catch {
    return false;
  }
}
