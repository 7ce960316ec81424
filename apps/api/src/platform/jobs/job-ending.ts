import { isOutage, UnavailableError } from '../event-store/outage.js';
import { FinalFailure } from './job.js';

/** A job's state after a run. `created` waits without having lost an attempt; `retry` has lost one. */
export type JobEnding = Readonly<{
  state: 'completed' | 'created' | 'retry' | 'failed';
  waitSeconds: number;
  /** Stored with the job; `heldUpSince` (ISO 8601, UTC) while an outage holds it up. */
  output: Readonly<{ message: string; name?: string; stack?: string; heldUpSince?: string }> | null;
}>;

/** A failed run; `heldUpSince` is that of the job's previous output. */
export type FailedRun = Readonly<{
  attempt: number;
  retryLimit: number;
  retryDelaySeconds: number;
  heldUpSince: string | null;
}>;

const LONGEST_OUTAGE_WAIT_SECONDS = 5;
const SHORTEST_OUTAGE_WAIT_SECONDS = 1;
const MOST_DOUBLINGS = 16;

export const completed: JobEnding = { state: 'completed', waitSeconds: 0, output: null };
/** The process is stopping: the next worker starts the job immediately. */
export const returnedToQueue: JobEnding = { state: 'created', waitSeconds: 0, output: null };

/**
 * Decides what follows a failed run. An outage does not count as an attempt: the job waits a few seconds, each time,
 * until the missing service is back. Other errors do; after the last attempt, or a FinalFailure, the job has failed for
 * good. `chance` is between 0 and 1.
 */
export function decideEnding(error: unknown, run: FailedRun, now: Date, chance: number): JobEnding {
  if (isOutage(error)) return holdUp(error as Error, run, now, chance);
  const { message, name, stack } = error instanceof Error ? error : new Error(String(error));
  // Other fields of an error may hold personal data.
  const output = { message, name, ...(stack && { stack }) };
  if (error instanceof FinalFailure || run.attempt > run.retryLimit) {
    return { state: 'failed', waitSeconds: 0, output };
  }
  const doubled = Math.max(1, run.retryDelaySeconds) * 2 ** Math.min(MOST_DOUBLINGS, run.attempt - 1);
  return { state: 'retry', waitSeconds: doubled * (1 + chance), output };
}

function holdUp(error: Error, { heldUpSince }: FailedRun, now: Date, chance: number): JobEnding {
  const since = heldUpSince ?? now.toISOString();
  const lastedSeconds = (now.getTime() - Date.parse(since)) / 1000;
  const longest = error instanceof UnavailableError ? error.longestWaitSeconds : undefined;
  const waitSeconds = outageWaitSeconds(lastedSeconds, chance, longest);
  return { state: 'created', waitSeconds, output: { message: error.message, heldUpSince: since } };
}

/** The longer the outage lasts, the longer the wait; `chance` spreads the retries. */
export function outageWaitSeconds(
  lastedSeconds: number,
  chance: number,
  longestSeconds = LONGEST_OUTAGE_WAIT_SECONDS,
): number {
  const grown = Math.max(SHORTEST_OUTAGE_WAIT_SECONDS, lastedSeconds / 4);
  return Math.min(longestSeconds, grown) * (0.5 + chance / 2);
}
