import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from './child-process.mjs';
import { runningServers } from './lock.mjs';

const installedLock = join(root, 'node_modules', '.package-lock.json');

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** npm writes its own lock into node_modules as the last step, so a broken install is noticed. */
export function isInstalled() {
  if (!existsSync(installedLock)) return false;
  const installed = packagesOf(installedLock);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) =>
      !path.includes('node_modules/') ||
      wanted.link ||
      (wanted.optional && !installed[path]) ||
      installed[path]?.version === wanted.version,
  );
}

/** Installs what package-lock.json names when it is not installed; never under a running server. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  const servers = runningServers();
  if (servers.length > 0) {
    fail(
      `The dependencies changed while a server runs from this folder (process ${servers[0]}): stop it first.`,
    );
  }
  console.error('Installing the dependencies …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const stdio = ['ignore', process.stderr, process.stderr];
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { stdio })
    : await run('npm', args, { stdio, shell: process.platform === 'win32' });
  if (code !== 0 || !isInstalled()) fail('The dependencies could not be installed; npm says why above.');
}
