import { refuseArguments, run } from './child-process.mjs';
import { ensureBuilt } from './compile.mjs';
import { ensureInstalled } from './install.mjs';
import { withPrepareLock } from './lock.mjs';
import { nodeBinary } from './node-binary.mjs';

refuseArguments();
await withPrepareLock(async () => {
  await ensureInstalled();
  await ensureBuilt({ site: false });
});

const steps = {
  types: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
  boundaries: ['scripts/boundaries.mjs'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-config-hints'],
  prose: ['scripts/check-prose.mjs'],
  'texts next to elements': ['scripts/check-loose-texts.mjs'],
  'catalogues of each language': ['scripts/check-languages.mjs'],
  'generated files': ['scripts/generate.mjs', '--check'],
  'API document': ['scripts/lint-api-document.mjs'],
  'clients of the API': ['scripts/check-breaking-changes.mjs'],
};

const node = nodeBinary();
const failures = [];
for (const [name, args] of Object.entries(steps)) {
  if ((await run(node, args)) !== 0) failures.push(name);
  else console.log(`${name}: ok`);
}
if (failures.length > 0) console.error(`Failed: ${failures.join(', ')}`);
process.exitCode = failures.length > 0 ? 1 : 0;
