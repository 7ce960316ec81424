import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { findPostConflicts, type Post } from '@closewise/domain/content';
import { DomainError } from '@closewise/domain/events';
import { longestPost, readPost, type PostProblem } from './read-post.js';
import { existsSync } from 'node:fs';

/** A post with its file's path. */
export type PostFile = Post & Readonly<{ file: string }>;

/** Reads every `.md` file below a folder and checks each one alone. Returns the posts of files without a problem. */
export async function readFolder(
  folder: string,
): Promise<{ files: PostFile[]; problems: readonly PostProblem[] }> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new DomainError(
      'content.folder-unreadable',
      `The folder ${folder} cannot be read (${error.code}). Enter the folder with the posts.`,
    );
  });
  const paths = names.filter((name) => name.endsWith('.md')).toSorted();
  if (paths.length === 0) {
    throw new DomainError('content.folder-unreadable', `The folder ${folder} contains no .md files`);
  }
  const read = await Promise.all(paths.map((name) => readOne(folder, join(folder, name))));
  return {
    files: read.flatMap(({ file, post }) => (post ? [{ ...post, file }] : [])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** Does not read a file that is far too large. */
async function readOne(folder: string, path: string) {
  const { size } = await stat(path);
  const bytes = size > longestPost ? new Uint8Array(longestPost + 1) : await readFile(path);
  return readPost(relative(folder, path), bytes);
}

/** Conflicts of these posts with each other and with published ones. */
export const findConflicts = (files: readonly PostFile[], published: readonly Post[]): PostProblem[] =>
  findPostConflicts(files, published).map(({ item, field, message }) => ({
    file: item.file,
    line: null,
    field,
    message,
  }));

/** Posts whose image is missing in the built site's folder. Empty if the site is not built. */
export function findMissingImages(files: readonly PostFile[], siteFolder: string): PostProblem[] {
  if (!existsSync(siteFolder)) return [];
  return files
    .filter(({ image }) => image && !existsSync(join(siteFolder, image.src)))
    .map(({ file, image }) => ({
      file,
      line: null,
      field: 'image.src',
      message: `there is no file ${image?.src} on this site; add it to apps/web/public and build the site`,
    }));
}
