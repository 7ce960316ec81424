import { globSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';
import { root } from './child-process.mjs';

/** Folders of TypeScript, and where their JavaScript goes. */
const parts = [
  { sources: 'libs/domain/src', output: 'libs/domain/dist' },
  { sources: 'libs/contracts/src', output: 'libs/contracts/dist' },
  { sources: 'apps/api', output: 'apps/api/dist' },
];

/** Removes the output of deleted sources; `types` belongs to the type check. */
async function empty(output) {
  const names = await readdir(output).catch(() => []);
  const stale = names.filter((name) => name !== 'types');
  await Promise.all(stale.map((name) => rm(join(output, name), { recursive: true })));
}

async function transpile(source, output) {
  const { code } = await transformFile(source, { configFile: join(root, '.swcrc') });
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
