import { setTimeout as pause } from 'node:timers/promises';

const DAY_MS = 24 * 60 * 60 * 1000;
const ENOUGH_MS = 2 * 60 * 1000;

/** Waits until after midnight (UTC) if it is near, since lists by day or month would split the test's data. */
export async function avoidMidnight(): Promise<void> {
  const leftMs = DAY_MS - (Date.now() % DAY_MS);
  if (leftMs < ENOUGH_MS) await pause(leftMs);
}
