import type { Failure } from './simulate.js';

/** The number of histories, and the first seed. */
export type Histories = Readonly<{ seeds: number; seed: number }>;

/** Runs the histories and reports the result; returns 0 if all held, 1 if one broke an invariant. */
export async function liveHistories(
  { seeds, seed }: Histories,
  simulate: (seed: number) => Promise<Failure | null>,
  tell: (text: string) => unknown,
): Promise<0 | 1> {
  const started = performance.now();
  for (let lived = 0; lived < seeds; lived++) {
    const failure = await simulate(seed + lived);
    if (failure) {
      tell(inWords(failure));
      return 1;
    }
    if ((lived + 1) % 100 === 0) process.stderr.write(`${lived + 1} of ${seeds} histories held\n`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  tell(`${seeds} histories held, from seed ${seed} on, in ${seconds} s\n`);
  return 0;
}

const inWords = ({ seed, steps, problem, told }: Failure): string =>
  [
    `Seed ${seed} breaks an invariant after ${steps} steps: ${problem}`,
    ...told.map((line) => `  ${line}`),
    `To see it again: npm run sim -- --seeds 1 --seed ${seed}\n`,
  ].join('\n');
