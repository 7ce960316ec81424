import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './postmaster-file.js';

/** How long a fast shutdown (SIGINT) may take before Postgres is told to drop everything (SIGQUIT). */
const PATIENCE_MS = 20_000;

/** Ends Postgres and waits until it is gone; what was committed is safe either way. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!send(pid, signal)) return;
    const giveUpAt = Date.now() + PATIENCE_MS;
    while (Date.now() < giveUpAt) {
      if (!isAlive(pid)) return;
      await sleep(10);
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}
