import { setTimeout as pause } from 'node:timers/promises';

/**
 * How long a test waits for a result: longer than a busy machine may stall, shorter than the runner's timeout, so that
 * the failure says what was missing.
 */
export const waitTimeoutMs = 60_000;

/** Repeats the check until it passes and returns its result; throws its last failure after the timeout. */
export async function waitFor<Result>(check: () => Promise<Result>): Promise<Result> {
  for (const giveUpAt = Date.now() + waitTimeoutMs; ; await pause(25)) {
    try {
      return await check();
    } catch (failure) {
      if (Date.now() > giveUpAt) throw failure;
    }
  }
}
