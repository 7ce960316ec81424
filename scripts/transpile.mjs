import { globSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from '@swc/core';
import { root } from './child-process.mjs';
import { swcOptions } from './swc-options.mjs';

/** Folders of TypeScript, and where the JavaScript of them goes. */
const parts = [
  { sources: 'libs/domain/src', output: 'libs/domain/dist' },
  { sources: 'libs/contracts/src', output: 'libs/contracts/dist' },
  { sources: 'apps/api', output: 'apps/api/dist' },
];

/** What was made of sources that are gone must not be found; `types` belongs to the check of the types. */
async function empty(output) {
  const names = await readdir(output).catch(() => []);
  const stale = names.filter((name) => name !== 'types');
  await Promise.all(stale.map((name) => rm(join(output, name), { recursive: true })));
}

async function transpile(source, output) {
  const { code } = await transform(await readFile(source, 'utf8'), { ...swcOptions, filename: source });
  await mkdir(dirname(output), { recursive: true });
  await writeFile(output, code);
}

for (const { sources, output } of parts) {
  await empty(join(root, output));
  const files = globSync('**/*.ts', { cwd: join(root, sources), exclude: ['dist', 'node_modules'] });
  await Promise.all(
    files.map((file) =>
      transpile(join(root, sources, file), join(root, output, file.replace(/\.ts$/, '.js'))),
    ),
  );
}
