import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../../scripts/child-process.mjs';

/** Jest's globalTeardown: deletes the test databases of this run and of runs that ended without it. */
export default function removeTestFolders() {
  for (const name of readdirSync(tmpdir())) {
    const [, parent, worker] = /^closewise-test-(\d+)-(\d+)$/.exec(name) ?? [];
    if (parent === undefined) continue;
    const ours = [parent, worker].includes(String(process.pid));
    if (ours || !isAlive(Number(worker))) remove(join(tmpdir(), name));
  }
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}
