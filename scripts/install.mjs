import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from './child-process.mjs';
import { runningServers } from './lock.mjs';

const installedLock = join(root, 'node_modules', '.package-lock.json');
const lockFile = join(root, 'package-lock.json');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm writes its own lock into node_modules as the last step, so a broken install is noticed. */
export function isInstalled() {
  if (!existsSync(installedLock)) return false;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf(lockFile)).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') ||
      wanted.link ||
      (wanted.optional && !installed[path]) ||
      installed[path]?.version === wanted.version,
  );
}

/** Runs `npm ci` when node_modules differs from package-lock.json; refuses while a server runs from this folder. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const [server] = runningServers();
  if (server) {
    fail(
      `The dependencies changed while a server runs from this folder (process ${server}). Stop it and try again.`,
    );
  }
  console.error('Installing the dependencies …');
  const args = ['ci', '--loglevel=error'];
  const how = { stdio: ['ignore', process.stderr, process.stderr] };
  const npm = process.env.npm_execpath;
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], how)
    : await run('npm', args, { ...how, shell: process.platform === 'win32' });
  if (code !== 0 || !isInstalled()) fail('npm could not install the dependencies; its reason is above.');
}
