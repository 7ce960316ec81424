import { isOutage } from '../event-store/outage.js';
import { UnavailableError } from '../event-store/unavailable-error.js';

/** What no retry can change: a job that throws it fails for good at once. */
export class FinalFailure extends Error {
  override readonly name = 'FinalFailure';
}

/** What becomes of a job after a run. `created` waits without having lost an attempt; `retry` has lost one. */
export type Ending = Readonly<{
  state: 'completed' | 'created' | 'retry' | 'failed';
  waitSeconds: number;
  /** What the job says of itself from now on; `heldUpSince` (ISO UTC) while an outage holds it up. */
  output: Readonly<{ message: string; name?: string; stack?: string; heldUpSince?: string }> | null;
}>;

/** A run whose end is to be decided; `heldUpSince` is what its job said of itself before. */
export type EndingRun = Readonly<{
  attempt: number;
  retryLimit: number;
  retryDelaySeconds: number;
  heldUpSince: string | null;
}>;

const LONGEST_OUTAGE_WAIT_SECONDS = 5;
const SHORTEST_OUTAGE_WAIT_SECONDS = 1;
const MOST_DOUBLINGS = 16;

export const completed: Ending = { state: 'completed', waitSeconds: 0, output: null };
/** The process stops: the next worker begins it at once. */
export const givenBack: Ending = { state: 'created', waitSeconds: 0, output: null };

/**
 * An outage is no attempt: the job waits, a few seconds each time, until what it needs is back. A fault of its own
 * is one; after the last, or one that is final, the job has failed for good. `chance` is from 0 to 1.
 */
export function endingAfter(error: unknown, run: EndingRun, now: Date, chance: number): Ending {
  if (isOutage(error)) return heldUp(error as Error, run, now, chance);
  const { message, name, stack } = error instanceof Error ? error : new Error(String(error));
  // Only these: other fields of an error may hold personal data.
  const output = { message, name, ...(stack && { stack }) };
  if (error instanceof FinalFailure || run.attempt > run.retryLimit) {
    return { state: 'failed', waitSeconds: 0, output };
  }
  const doubled = Math.max(1, run.retryDelaySeconds) * 2 ** Math.min(MOST_DOUBLINGS, run.attempt - 1);
  return { state: 'retry', waitSeconds: doubled * (1 + chance), output };
}

function heldUp(error: Error, { heldUpSince }: EndingRun, now: Date, chance: number): Ending {
  const since = heldUpSince ?? now.toISOString();
  const lastedSeconds = (now.getTime() - Date.parse(since)) / 1000;
  const longest = error instanceof UnavailableError ? error.longestWaitSeconds : undefined;
  const waitSeconds = outageWaitSeconds(lastedSeconds, chance, longest);
  return { state: 'created', waitSeconds, output: { message: error.message, heldUpSince: since } };
}

/** The longer the outage lasts, the longer the wait; by chance shorter, so that not all come back at once. */
export function outageWaitSeconds(
  lastedSeconds: number,
  chance: number,
  longestSeconds = LONGEST_OUTAGE_WAIT_SECONDS,
): number {
  const grown = Math.max(SHORTEST_OUTAGE_WAIT_SECONDS, lastedSeconds / 4);
  return Math.min(longestSeconds, grown) * (0.5 + chance / 2);
}
