import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../src/platform/config/startup/startup-error.js';
import type { EventStore } from '../src/platform/event-store/event-store.js';
import { PostgresEventStore } from '../src/platform/event-store/postgres-event-store.js';
import { requireMatchingKeys, openMasterKey } from '../src/platform/personal-data/open-master-key.js';
import { MasterKey } from '../src/platform/personal-data/master-key.js';
import { SealedPersonalData } from '../src/platform/personal-data/sealed-personal-data.js';
import { SubjectKeys } from '../src/platform/personal-data/subject-keys.js';
import { appendMany, aProcess, counted } from './processing.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

describe('At its start the application', () => {
  let used: TestDatabase;
  let fresh: TestDatabase;
  let log: EventStore;
  let folder: string;
  const secret = Buffer.alloc(32, 7).toString('base64');
  const master = new MasterKey(Buffer.from(secret, 'base64'));

  beforeAll(async () => {
    used = await freshDatabase();
    fresh = await freshDatabase();
    log = new PostgresEventStore(used.database);
    const sealed = await new SealedPersonalData(new SubjectKeys(used.database, master), master).seal(
      'ann',
      'Ann',
    );
    const data = { subjectId: 'ann', person: { sealed } };
    await log.append('person-1', 'no-stream', [{ ...counted(1), data }]);
    folder = await mkdtemp(join(tmpdir(), 'closewise-key-'));
  });

  afterAll(async () => {
    await Promise.all([used.close(), fresh.close(), rm(folder, { recursive: true })]);
  });

  it('refuses a new database with a log whose personal data only the former database can decrypt', async () => {
    await expect(requireMatchingKeys(fresh.database, log)).rejects.toThrow(StartupError);
    await expect(requireMatchingKeys(fresh.database, log)).rejects.toThrow(
      /this database is new: .* restore its backup and run projections after-restore$/,
    );
    await expect(requireMatchingKeys(used.database, log)).resolves.toBeUndefined();
  });

  it('accepts a new database with a log without personal data', async () => {
    const empty = aProcess(fresh.database);
    await expect(requireMatchingKeys(fresh.database, empty.store)).resolves.toBeUndefined();
    await appendMany(empty, 20);
    await expect(requireMatchingKeys(fresh.database, empty.store)).resolves.toBeUndefined();
  });

  it('refuses to create another key for a database whose personal data has one', async () => {
    await expect(openMasterKey(undefined, folder, used.database)).rejects.toThrow(
      'personal-data.key is missing',
    );
    expect(await readdir(folder)).toEqual([]);
    await openMasterKey(undefined, folder, fresh.database);
    expect(await readdir(folder)).toEqual(['personal-data.key']);
  });

  it("refuses a key that does not match the database's personal data", async () => {
    const other = Buffer.alloc(32, 1).toString('base64');
    await expect(openMasterKey(other, folder, used.database)).rejects.toThrow(
      'PERSONAL_DATA_KEY is not the key of the personal data in the database',
    );
    await expect(openMasterKey(undefined, folder, used.database)).rejects.toThrow(
      'personal-data.key is not the key of the personal data in the database',
    );
    const right = await openMasterKey(secret, folder, used.database);
    expect(right.pseudonym('ann')).toMatch(/^[0-9a-f]{64}$/);
  });
});
