import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findSocketFolder } from './socket-folder.js';

describe('The folder of the socket of Postgres', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'closewise-socket-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is the data folder, in which no trial stays behind', async () => {
    expect(await findSocketFolder(folder)).toBe(folder);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is none where the path is too long for a socket', async () => {
    const data = join(folder, 'a-folder-with-a-long-name'.repeat(4));
    mkdirSync(data);
    expect(await findSocketFolder(data)).toBe('');
  });

  it('is none where there is no such folder', async () => {
    expect(await findSocketFolder(join(folder, 'gone'))).toBe('');
  });
});
