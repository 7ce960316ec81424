import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { languages } from '../libs/domain/src/language/index.ts';

const root = join(import.meta.dirname, '..');
const sources = ['apps/*/src', 'libs/*/src'];

/**
 * The catalogues that a language lacks. A catalogue is a file such as `messages.en.ts`, or a file in a folder called
 * `en`; each one in the first language needs a counterpart in every other. The compiler names missing texts inside them.
 */
export function findMissingCatalogues(folder = root, [first, ...others] = languages) {
  const catalogues = sources.flatMap((source) =>
    globSync([`${source}/**/*.${first}.{ts,tsx,json}`, `${source}/**/${first}/**/*.{ts,tsx,json}`], {
      cwd: folder,
    }),
  );
  return catalogues
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => others.map((other) => counterpartOf(path, first, other)))
    .filter((path) => !existsSync(join(folder, path)))
    .toSorted();
}

const counterpartOf = (path, first, other) => {
  const folder = dirname(path).replace(new RegExp(`(^|/)${first}(?=/|$)`), `$1${other}`);
  const name = path.slice(dirname(path).length + 1).replace(`.${first}.`, `.${other}.`);
  return join(folder, name);
};

if (import.meta.main) {
  const missing = findMissingCatalogues();
  for (const path of missing) console.error(`${relative('.', join(root, path))} is missing`);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
