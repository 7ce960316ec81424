import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { statfs } from 'node:fs/promises';
import { findWriteFault, freeBytes, findShortage, type FileSystem } from './full-disk.js';
import { keyFile } from './key-file.js';
import { reasonOf, StartupError, unwritableFolder } from './startup-error.js';

const roomy: FileSystem = { bavail: 500_000, bsize: 4096, blocks: 1_000_000, files: 65_536, ffree: 60_000 };
const reading = (fields: Partial<FileSystem>) =>
  (() => Promise.resolve({ ...roomy, ...fields })) as unknown as typeof statfs;

describe('the room on a disk', () => {
  it.each([
    [{ bavail: 0 }, 'the disk is full: 0 MB free, at least 17 MB needed'],
    [{ bavail: 1000 }, 'the disk is full: 4 MB free, at least 17 MB needed'],
    [{ bavail: 4095 }, 'the disk is full: 16 MB free, at least 17 MB needed'],
    [{ bavail: 4096 }, null],
    [{ bavail: 500_000_000, bsize: 512 }, null],
    [{ ffree: 0 }, 'the disk is full: no room for more files (inodes)'],
    [{ ffree: 15 }, 'the disk is full: no room for more files (inodes)'],
    [{ ffree: 16 }, null],
  ])('with %j: %s', (fields, shortage) => {
    expect(findShortage({ ...roomy, ...fields })).toBe(shortage);
  });

  it('is not judged where a file system counts neither blocks nor files', () => {
    expect(findShortage({ bavail: 0, bsize: 4096, blocks: 0, files: 0, ffree: 0 })).toBeNull();
  });

  it('is shown in bytes', async () => {
    expect(await freeBytes('/data', reading({ bavail: 3, bsize: 4096 }))).toBe(12_288);
  });
});

describe('a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'closewise-disk-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('that can be written has no fault, and keeps nothing of the attempt', async () => {
    expect(await findWriteFault(folder)).toBeNull();
    expect(await readdir(folder)).toEqual([]);
  });

  it('on a full disk says how much is free', async () => {
    expect(await findWriteFault(folder, reading({ bavail: 100 }))).toBe(
      'the disk is full: 0 MB free, at least 17 MB needed',
    );
  });

  it('says that the disk is full when the write fails though blocks are free, as at a quota', async () => {
    await symlink('/dev/full', join(folder, `.write-probe-${process.pid}`));
    expect(await findWriteFault(folder)).toBe('the data folder cannot be written: the disk is full');
    expect(await findWriteFault(folder)).toBeNull();
  });

  it('that went away says so', async () => {
    expect(await findWriteFault(join(folder, 'gone'), reading({}))).toBe(
      'the data folder cannot be written: there is no such file or folder',
    );
  });

  it('whose disk is full ends a start that makes a key with one sentence', async () => {
    await symlink('/dev/full', join(folder, `seal.key.${process.pid}`));
    expect(() => keyFile(folder, 'seal.key')).toThrow(
      new StartupError(`The disk is full: free some space and try again (${folder})`),
    );
  });
});

describe('an error on a full disk', () => {
  it.each([
    ['the file system', { code: 'ENOSPC' }],
    ['a quota', { code: 'EDQUOT' }],
    ['SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 13 }],
    ['Postgres', { code: '53100' }],
  ])('of %s ends a start or a command with one sentence', (_, fields) => {
    const error = Object.assign(new Error('no space left'), fields);
    const sentence = 'The disk is full: free some space and try again (no space left)';
    expect(reasonOf(error)).toBe(sentence);
    expect(reasonOf(new StartupError('The database could not be migrated', { cause: error }))).toBe(
      'The disk is full: free some space and try again (The database could not be migrated)',
    );
    expect(reasonOf(unwritableFolder('/data', error))).toBe(
      'The disk is full: free some space and try again (/data)',
    );
  });

  it('is told from other errors', () => {
    const other = Object.assign(new Error('permission denied'), { code: 'EACCES' });
    expect(reasonOf(other)).toBe(other);
    expect(reasonOf(unwritableFolder('/data', other))).toBe(
      'The data folder /data cannot be written (EACCES). Set DATA_DIR.',
    );
  });
});
