import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child-process.mjs';

const generated = new Set(['dist', 'node_modules', '.cache', 'coverage']);

function* filesUnder(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) if (!generated.has(name)) yield* filesUnder(join(path, name));
}

/** One digest over the names and contents of files and folders of the checkout. */
export function digestOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(root, path)))
      hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

const stampFile = (name) => join(root, '.cache', `${name}.stamp`);

/** Whether `name` was last built from sources with this digest. */
export function isCurrent(name, digest) {
  return existsSync(stampFile(name)) && readFileSync(stampFile(name), 'utf8') === digest;
}

/** Notes the sources that `name` was built from. */
export function noteBuilt(name, digest) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampFile(name), digest);
}
