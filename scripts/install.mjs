import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withArchiveAddresses } from './archive-addresses.mjs';
import { fail, root, run } from './child-process.mjs';
import { runningServers } from './lock.mjs';

const installedLock = join(root, 'node_modules', '.package-lock.json');

const lockFile = join(root, 'package-lock.json');
const beside = join(root, '.cache', 'install');

const lockIn = (file) => JSON.parse(readFileSync(file, 'utf8'));
const packagesOf = (file) => lockIn(file).packages;

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
  if ((await installBeside()) && isInstalled()) return;
  console.error('Installing them once more, in a way that takes longer …');
  if (!(await install(root)) || !isInstalled())
    fail('The dependencies could not be installed; npm says why above.');
}

/** Whether npm has installed what the lock of a folder names. */
async function install(folder, ...options) {
  const npm = process.env.npm_execpath;
  const args = ['ci', `--prefix=${folder}`, '--no-audit', '--no-fund', '--loglevel=error', ...options];
  // npm unpacks by one thread; more than two that write for it wait for one another rather than write.
  const env = { UV_THREADPOOL_SIZE: '2', ...process.env };
  const how = { cwd: folder, env, stdio: ['ignore', process.stderr, process.stderr] };
  const code = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], how)
    : await run('npm', args, { ...how, shell: process.platform === 'win32' });
  return code === 0;
}

/** Installs by a lock with addresses, which is not to stay, in a folder of its own; then moves it to where it belongs. */
async function installBeside() {
  rmSync(beside, { recursive: true, force: true });
  const lock = lockIn(lockFile);
  const parts = Object.keys(lock.packages).filter((path) => !path.includes('node_modules/'));
  for (const part of parts) cpSync(join(root, part, 'package.json'), join(beside, part, 'package.json'));
  cpSync(join(root, '.npmrc'), join(beside, '.npmrc'));
  writeFileSync(join(beside, 'package-lock.json'), JSON.stringify(withArchiveAddresses(lock)));
  const isDone = await install(beside, '--replace-registry-host=always');
  // The root last: what npm notes there says that all is in place.
  if (isDone) for (const part of parts.toReversed()) move(part);
  rmSync(beside, { recursive: true, force: true });
  return isDone;
}

function move(part) {
  const to = join(root, part, 'node_modules');
  const from = join(beside, part, 'node_modules');
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from)) renameSync(from, to);
}
