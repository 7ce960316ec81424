import { setTimeout as pause } from 'node:timers/promises';

const DAY_MS = 24 * 60 * 60 * 1000;
const ENOUGH_MS = 2 * 60 * 1000;

/** Lists by day and month (UTC) would split what a test does around midnight: then it begins after midnight. */
export async function farFromMidnight(): Promise<void> {
  const leftMs = DAY_MS - (Date.now() % DAY_MS);
  if (leftMs < ENOUGH_MS) await pause(leftMs);
}
