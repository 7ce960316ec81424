import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/database.js';
import { MasterKey } from './master-key.js';
import { openMasterKey } from './open-master-key.js';

/** A database without personal data. */
const fresh = { table: () => ({ findOne: async () => null }) } as unknown as Pick<Database, 'table'>;

describe('the key of an installation', () => {
  it.each([0, 31, 33, 64])('is refused with %d bytes', (bytes) => {
    expect(() => new MasterKey(Buffer.alloc(bytes))).toThrow('PERSONAL_DATA_KEY must be 32 bytes in base64');
  });

  it.each([1, 31, 33, 64])('is refused with %d bytes in PERSONAL_DATA_KEY', async (bytes) => {
    const given = Buffer.alloc(bytes, 1).toString('base64');
    await expect(openMasterKey(given, 'nowhere', fresh)).rejects.toThrow(
      'PERSONAL_DATA_KEY must be 32 bytes in base64',
    );
  });

  it('is made once in the data folder where none is given, and differs from all others', async () => {
    const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'closewise-key-'))));
    const made = await openMasterKey(undefined, folders[0]!, fresh);
    const again = await openMasterKey(undefined, folders[0]!, fresh);
    const other = await openMasterKey(undefined, folders[1]!, fresh);
    expect(again.pseudonym('ann')).toBe(made.pseudonym('ann'));
    expect(again.wrapping.equals(made.wrapping)).toBe(true);
    expect(other.wrapping.equals(made.wrapping)).toBe(false);
    expect(other.pseudonym('ann')).not.toBe(made.pseudonym('ann'));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  });
});
