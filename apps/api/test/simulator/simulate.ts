import { Logger } from '@nestjs/common';
import { checkInvariants, liveIsRebuilt } from './invariants.js';
import { Random } from './random.js';
import { World } from './world.js';

const longest = 240;
const shortest = 20;

// The application's own log would mix with the results.
Logger.overrideLogger(false);

/** A history that broke an invariant; the same seed and number of steps break it again. */
export type Failure = Readonly<{ seed: number; steps: number; problem: string; told: readonly string[] }>;

/**
 * Runs the history of a seed; returns null if all invariants hold, else the shortest prefix that breaks one. The
 * search takes longer than the history; `asItIs` skips it.
 */
export async function simulate(seed: number, { asItIs = false } = {}): Promise<Failure | null> {
  const steps = new Random(seed).between(shortest, longest);
  let failure = await live(seed, steps);
  if (!failure || asItIs) return failure;
  let [holds, breaks] = [0, failure.steps];
  while (holds + 1 < breaks) {
    const tried = Math.floor((holds + breaks) / 2);
    const shorter = await live(seed, tried);
    if (shorter) [breaks, failure] = [tried, shorter];
    else holds = tried;
  }
  return failure;
}

async function live(seed: number, steps: number): Promise<Failure | null> {
  const random = new Random(seed);
  const world = new World(random);
  try {
    for (let step = 1; step <= steps; step++) {
      await world.step();
      if (random.chance(0.02)) await liveIsRebuilt(world);
    }
    await world.settle();
    await checkInvariants(world);
    return null;
  } catch (error) {
    return { seed, steps, problem: (error as Error).message, told: world.told };
  }
}
