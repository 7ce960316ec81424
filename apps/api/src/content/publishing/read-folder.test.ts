import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostFile } from './read-folder.js';
import { findMissingImages } from './read-folder.js';

const post = (src: string | null) =>
  ({ file: 'escrow.md', image: src && { src, alt: 'An escrow', width: 1200, height: 630 } }) as PostFile;

describe('the images of posts', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    await writeFile(join(folder, 'escrow.png'), '');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('have to be files of the site', () => {
    expect(findMissingImages([post('/escrow.png'), post(null)], folder)).toEqual([]);
    expect(findMissingImages([post('/escro.png')], folder)).toEqual([
      {
        file: 'escrow.md',
        line: null,
        field: 'image.src',
        message: 'there is no file /escro.png on this site; add it to apps/web/public and build the site',
      },
    ]);
  });

  it('are not known where no site is built', () => {
    expect(findMissingImages([post('/escro.png')], join(folder, 'nothing'))).toEqual([]);
  });
});
