import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from './child-process.mjs';
import { nodeBinary } from './node-binary.mjs';
import { digestOf, isCurrent, noteBuilt } from './sources.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', 'libs'];
const compiled = [
  ['libs/domain/src', 'libs/domain/dist'],
  ['libs/contracts/src', 'libs/contracts/dist'],
  ['apps/api', 'apps/api/dist'],
];
const server = 'apps/api/dist/bundle/server.js';
const pages = 'apps/web/dist/client/pages.json';

/** Removes what was compiled from files that are gone: tsc leaves it. */
function removeOrphans(sourceFolder, outputFolder) {
  if (!existsSync(outputFolder)) return;
  for (const entry of readdirSync(outputFolder, { withFileTypes: true })) {
    const output = join(outputFolder, entry.name);
    if (entry.isDirectory()) removeOrphans(join(sourceFolder, entry.name), output);
    else if (/\.(js|d\.ts)(\.map)?$/.test(entry.name)) {
      const source = join(sourceFolder, entry.name.replace(/\.(js|d\.ts)(\.map)?$/, ''));
      if (!existsSync(`${source}.ts`) && !existsSync(`${source}.tsx`)) rmSync(output);
    }
  }
}

async function buildPart({ name, output, sources, build }) {
  const digest = digestOf(sources);
  if (isCurrent(name, digest) && existsSync(join(root, output))) return true;
  console.error(`Building the ${name} …`);
  const isBuilt = (await build()) === 0;
  if (isBuilt) noteBuilt(name, digest);
  else console.error(`Building the ${name} failed; the reason is above.`);
  return isBuilt;
}

const compile = (script) => run(nodeBinary(), script, { stdio: ['ignore', process.stderr, process.stderr] });

const buildServer = () =>
  buildPart({
    name: 'server',
    output: server,
    sources: [...shared, 'apps/api'],
    build: async () => {
      for (const [source, output] of compiled) removeOrphans(join(root, source), join(root, output));
      const code = await compile(['node_modules/typescript/bin/tsc', '-b', 'apps/api']);
      return code === 0 ? compile(['scripts/bundle.mjs']) : code;
    },
  });

const buildSite = () =>
  buildPart({
    name: 'site',
    output: pages,
    sources: [...shared, 'apps/web'],
    build: () => compile(['apps/web/scripts/build.mjs']),
  });

/** Builds the API with its libraries, and the site unless told not to, each when its sources have changed. */
export async function ensureBuilt({ site = true } = {}) {
  // Side by side: each of the two compilers uses one core.
  const built = await Promise.all(site ? [buildServer(), buildSite()] : [buildServer()]);
  if (built.includes(false)) fail('The build failed.');
}
