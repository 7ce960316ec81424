const TICK_MS = 10;

/**
 * Runs a scenario with a timeout of `ms`. If it fails while this process stalled, so that more may have timed out than
 * the scenario intends, runs it again with twice the time.
 */
export async function retryAfterStalls<Result>(
  firstMs: number,
  scenario: (ms: number) => Promise<Result>,
): Promise<Result> {
  for (let ms = firstMs; ; ms *= 2) {
    const longestStallMs = watchForStalls();
    try {
      return await scenario(ms);
    } catch (failure) {
      if (longestStallMs() < ms / 4) throw failure;
    } finally {
      longestStallMs();
    }
  }
}

/** Returns a function that ends the watch and returns the longest stall in milliseconds. */
function watchForStalls(): () => number {
  let [longest, last] = [0, performance.now()];
  const look = (): void => {
    const now = performance.now();
    [longest, last] = [Math.max(longest, now - last - TICK_MS), now];
  };
  const ticking = setInterval(look, TICK_MS);
  return () => {
    clearInterval(ticking);
    look();
    return longest;
  };
}
