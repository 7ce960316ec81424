import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './child-process.mjs';

const cache = join(root, '.cache');
const lockFile = join(cache, 'prepare.lock');
const running = join(cache, 'running');

/** Whether the process lives and is still one of ours, not a later one with the same number. */
function isOurs(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  try {
    return /scripts\/\w+\.mjs|bin\/closewise/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  } catch {
    return true;
  }
}

function takeLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    if (!isOurs(Number(readFileSync(lockFile, 'utf8')))) rmSync(lockFile, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
}

/** Runs `work` while no other command of this checkout installs or builds. */
export async function withPrepareLock(work) {
  mkdirSync(running, { recursive: true });
  while (!takeLock()) await sleep(200);
  const release = () => rmSync(lockFile, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

/** Notes that this process serves from the checkout; call it inside the lock. */
export function noteRunningServer() {
  const note = join(running, String(process.pid));
  writeFileSync(note, '');
  process.once('exit', () => rmSync(note, { force: true }));
}

/** Process ids of the servers that run from this checkout. */
export function runningServers() {
  return readdirSync(running)
    .map(Number)
    .filter((pid) => {
      const alive = isOurs(pid);
      if (!alive) rmSync(join(running, String(pid)), { force: true });
      return alive;
    });
}
