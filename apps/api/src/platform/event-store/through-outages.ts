import { setTimeout as pause } from 'node:timers/promises';
import { isOutage } from './outage.js';

const RETRY_MS = 500;

/** Repeats what must be done while the process runs, which may be repeated, until the store and the database answer. */
export async function throughOutages<Result>(
  work: () => Promise<Result>,
  onOutage: (error: unknown) => void,
): Promise<Result> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error)) throw error;
      onOutage(error);
    }
    await pause(RETRY_MS);
  }
}
