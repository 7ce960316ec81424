import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges } from './breaking-changes.mjs';
import { root } from './child-process.mjs';

const document = 'libs/contracts/openapi.json';
const list = 'libs/contracts/accepted-breaking-changes.json';
const base = process.argv[2] ?? 'main';

const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });

/**
 * The document at the merge base with `main`, so that later additions on `main` do not count as removed. Null without
 * a Git history, as in an unpacked archive.
 */
function documentOf(branch) {
  try {
    const left = git('merge-base', branch, 'HEAD').trim();
    return JSON.parse(git('show', `${left}:${document}`));
  } catch {
    return null;
  }
}

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const before = documentOf(base);
if (before === null) {
  console.log(`There is no ${base} here with which the API could be compared.`);
} else {
  const accepted = new Set(
    read(list)
      .filter(({ reason }) => reason.trim() !== '')
      .map(({ change }) => change),
  );
  const found = breakingChanges(before, read(document)).filter((change) => !accepted.has(change));
  for (const change of found) console.error(`${change}\n  breaks clients of ${base}`);
  if (found.length > 0)
    console.error(`Keep what clients rely on, or list the change with its reason in ${list}.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
