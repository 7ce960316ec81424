import { after } from '../calendar/index.js';
import { changeHoldDays } from '../payee/index.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Until when a payee is not paid who changed at `changedAt`; null when that is over at `now`, or nothing changed. */
export function changeHoldEnd(changedAt: Date | null, now: Date): Date | null {
  if (changedAt === null) return null;
  const end = after(changedAt, changeHoldDays * DAY_MS);
  return now < end ? end : null;
}
