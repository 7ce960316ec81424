const TICK_MS = 10;

/**
 * Plays a story in which something gives up after so many milliseconds. Should it fail when this process stood still
 * meanwhile, so that more may have been given up than the story means, it is played again with twice the time.
 */
export async function despiteStandstills<Result>(
  firstMs: number,
  story: (ms: number) => Promise<Result>,
): Promise<Result> {
  for (let ms = firstMs; ; ms *= 2) {
    const longestStandstillMs = watchForStandstills();
    try {
      return await story(ms);
    } catch (failure) {
      if (longestStandstillMs() < ms / 4) throw failure;
    } finally {
      longestStandstillMs();
    }
  }
}

/** The answer ends the watch. */
function watchForStandstills(): () => number {
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
