import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { root } from './child-process.mjs';
import { buildServer } from './compile.mjs';
import { withPrepareLock } from './lock.mjs';

/**
 * The site with hot reload by Vite, and the API, built again and restarted when its sources change. Vite's proxy
 * (apps/web/vite.config.ts) passes the API's addresses on to PORT.
 */
const port = process.env.PORT ?? '3000';
const apiSources = ['apps/api/src', 'apps/api/migrations', 'libs/domain', 'libs/contracts'].map((folder) =>
  join(root, folder),
);
const isApiSource = (path) =>
  apiSources.some((folder) => path.startsWith(`${folder}/`)) &&
  !/\/(dist|node_modules)\/|\.test\.|\.tsbuildinfo$/.test(path);

process.env.PORT = port;
const site = await createServer({
  root: join(root, 'apps/web'),
  configFile: join(root, 'apps/web/vite.config.ts'),
  server: { port: Number(process.env.SITE_PORT ?? 5173) },
});
await site.listen();
const [siteUrl] = site.resolvedUrls.local;

let api = null;
let isStopping = false;

function startApi() {
  const env = { NODE_ENV: 'development', PUBLIC_URL: siteUrl.replace(/\/$/, ''), ...process.env };
  api = spawn(process.execPath, ['apps/api/dist/bundle/server.js'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function stopApi() {
  if (api === null || api.exitCode !== null || api.signalCode !== null) return;
  api.kill('SIGTERM');
  await once(api, 'exit');
}

let hasChanged = false;
let isBuilding = false;

/** Builds once for changes that come together, and again for those that come during a build. */
async function reloadApi() {
  hasChanged = true;
  if (isBuilding) return;
  isBuilding = true;
  await sleep(100);
  while (hasChanged && !isStopping) {
    hasChanged = false;
    if (!(await withPrepareLock(buildServer))) {
      console.error('The previous API keeps running.');
      continue;
    }
    await stopApi();
    if (!isStopping) startApi();
  }
  isBuilding = false;
}

async function stop() {
  isStopping = true;
  await Promise.all([stopApi(), site.close()]);
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());

site.watcher.add(apiSources);
for (const event of ['add', 'change', 'unlink'])
  site.watcher.on(event, (path) => isApiSource(path) && void reloadApi());
await reloadApi();
console.log(`\nThe site is at ${siteUrl}, the API at http://localhost:${port}. Ctrl-C stops both.\n`);
