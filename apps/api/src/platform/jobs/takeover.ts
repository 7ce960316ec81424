import type { OneAtATime } from '../database/one-at-a-time.js';
import { DEAD_AFTER_SECONDS } from './job-queue.js';
import { freeJobsOfTheDead } from './queue-tables.js';
import { WORKER_LOCK } from './worker-session.js';

/**
 * Frees the jobs of dead processes: those whose worker no longer holds its lock, and those without a heartbeat.
 * A death costs an attempt but no back-off; the next worker gives a job up that has died too often. Answers the queues
 * that have a job to run again.
 */
export const takeOver = (client: OneAtATime): Promise<string[]> =>
  freeJobsOfTheDead(client, { workerLock: WORKER_LOCK, deadAfterSeconds: DEAD_AFTER_SECONDS });
