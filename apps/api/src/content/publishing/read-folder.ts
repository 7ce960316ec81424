import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { findPostConflicts, type Post } from '@closewise/domain/content';
import { DomainError } from '@closewise/domain/events';
import { longestPost, readPost, type PostProblem } from './read-post.js';

/** A post with the file that it comes from. */
export type PostFile = Post & Readonly<{ file: string }>;

/** Every `.md` file below a folder, checked by itself; posts are those of files without a mistake. */
export async function readFolder(
  folder: string,
): Promise<{ files: PostFile[]; problems: readonly PostProblem[] }> {
  const names = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new DomainError(
      'content.folder-unreadable',
      `The folder ${folder} cannot be read (${error.code}): name the one that holds the posts`,
    );
  });
  const paths = names.filter((name) => name.endsWith('.md')).toSorted();
  if (paths.length === 0) {
    throw new DomainError('content.folder-unreadable', `The folder ${folder} holds no file that ends in .md`);
  }
  const read = await Promise.all(paths.map((name) => readOne(folder, join(folder, name))));
  return {
    files: read.flatMap(({ file, post }) => (post ? [{ ...post, file }] : [])),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** A file that is far too large is not read at all. */
async function readOne(folder: string, path: string) {
  const { size } = await stat(path);
  const bytes = size > longestPost ? new Uint8Array(longestPost + 1) : await readFile(path);
  return readPost(relative(folder, path), bytes);
}

/** What is wrong with these posts beside each other and beside those that are published. */
export const problemsBeside = (files: readonly PostFile[], published: readonly Post[]): PostProblem[] =>
  findPostConflicts(files, published).map(({ item, field, message }) => ({
    file: item.file,
    line: null,
    field,
    message,
  }));
