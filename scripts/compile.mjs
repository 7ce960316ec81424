import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from './child-process.mjs';
import { nodeBinary } from './node-binary.mjs';
import { digestOf, isCurrent, noteBuilt } from './sources.mjs';

const shared = ['package-lock.json', 'tsconfig.base.json', '.swcrc', 'libs'];
const server = 'apps/api/dist/bundle/server.js';
const pages = 'apps/web/dist/client/pages.json';
const builders = ['transpile', 'bundle'].map((name) => `scripts/${name}.mjs`);

async function buildPart({ name, output, sources, build }) {
  const digest = digestOf(sources);
  if (isCurrent(name, digest) && existsSync(join(root, output))) return true;
  console.error(`Building the ${name} …`);
  const isBuilt = (await build()) === 0;
  if (isBuilt) noteBuilt(name, digest);
  else console.error(`Building the ${name} failed; the reason is above.`);
  return isBuilt;
}

const compile = (script, niceness) =>
  run(nodeBinary(), script, { stdio: ['ignore', process.stderr, process.stderr], niceness });

/** The server's build takes half the time of the site's, so it may wait for the site. */
const afterSite = 5;

/** Builds the API with its libraries if their sources changed; answers whether it is built. */
export const buildServer = () =>
  buildPart({
    name: 'server',
    output: server,
    sources: [...shared, 'apps/api', ...builders],
    build: async () => {
      const code = await compile(['scripts/transpile.mjs'], afterSite);
      return code === 0 ? compile(['scripts/bundle.mjs'], afterSite) : code;
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
  // Side by side: each of the two builds uses one core.
  const built = await Promise.all(site ? [buildServer(), buildSite()] : [buildServer()]);
  if (built.includes(false)) fail('The build failed.');
}
