import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './child-process.mjs';

/** Where Linux keeps files in memory. */
const ofLinux = '/dev/shm';
const name = /^closewise-tests-(\d+)$/;

/** More than the files of a run take, and what its processes need beside them. */
const enough = { fileBytes: 4 * 1024 ** 3, memoryBytes: 8 * 1024 ** 3 };

/**
 * A folder in memory for the temporary files of this process and its children, deleted when it ends; null where there
 * is none, or too little. Postgres makes, flushes and deletes files all the time, which a disk takes longer for.
 */
export function folderInMemory(memory = ofLinux, room = enough) {
  if (!hasRoom(memory, room)) return null;
  removeLeftBehind(memory);
  const folder = join(memory, `closewise-tests-${process.pid}`);
  mkdirSync(folder);
  chmodSync(folder, 0o1777); // as root, Postgres runs as another user
  process.once('exit', () => remove(folder));
  return runsPrograms(folder) ? folder : null;
}

function hasRoom(memory, room) {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= room.fileBytes && process.availableMemory() >= room.memoryBytes;
  } catch {
    return false;
  }
}

/** Of runs that were killed. */
function removeLeftBehind(memory) {
  for (const entry of readdirSync(memory)) {
    const [, pid] = name.exec(entry) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) remove(join(memory, entry));
  }
}

/** Postgres may be started from a copy of its programs there. */
function runsPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  return spawnSync(program).status === 0;
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
