import { EventStoreUnavailableError } from './event-store.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal } from './postgres-errors.js';

const PAUSE_MS = 250;

/** Retries after a pause, which a restarting server needs, unless Postgres refuses the data. */
export async function retryOnce<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    if (isRefusal(error)) throw error;
    await sleep(PAUSE_MS);
    return attempt();
  }
}

/** Returns a refusal unchanged, and EventStoreUnavailableError for any other error. */
export function asUnavailable(error: unknown): unknown {
  if (isRefusal(error) || error instanceof EventStoreUnavailableError) return error;
  return new EventStoreUnavailableError(`The event store does not answer: ${(error as Error).message}`, {
    cause: error,
  });
}
