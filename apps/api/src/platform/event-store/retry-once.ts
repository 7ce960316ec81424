import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from './postgres-errors.js';

const PAUSE_MS = 250;

/** Tries again, after a pause that a restarting server needs, what failed for a reason outside the data. */
export async function retryOnce<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (isRefusal(error)) throw error;
    await sleep(PAUSE_MS);
    return attempt();
  }
}
