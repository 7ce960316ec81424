import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PostFile } from './read-folder.js';
import type { PostProblem } from './read-post.js';

/** Posts whose image is no file of the built site in this folder; where nothing is built, that cannot be said. */
export function missingImages(files: readonly PostFile[], siteFolder: string): PostProblem[] {
  if (!existsSync(siteFolder)) return [];
  return files
    .filter(({ image }) => image && !existsSync(join(siteFolder, image.src)))
    .map(({ file, image }) => ({
      file,
      line: null,
      field: 'image.src',
      message: `there is no file ${image?.src} on this site: put it into apps/web/public and build the site`,
    }));
}
