import { parseArgs } from 'node:util';
import type { Failure } from './simulate.js';

const usage = 'Usage: npm run sim -- [--seeds N] [--seed S]: lives N histories, from seed S (1) on';

/** `--seeds N [--seed S]`: exit 0 when every history held, 1 when one broke an invariant, 2 for a wrong option. */
async function run(): Promise<number> {
  const { seeds, seed } = numbersOf(process.argv.slice(2));
  // Loads half of the application, which a wrong option does not need.
  const { simulate } = await import('./simulate.js');
  const started = performance.now();
  for (let lived = 0; lived < seeds; lived++) {
    const failure = await simulate(seed + lived);
    if (failure) return tell(failure);
    if ((lived + 1) % 100 === 0) process.stderr.write(`${lived + 1} of ${seeds} histories held\n`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${seeds} histories held, from seed ${seed} on, in ${seconds} s\n`);
  return 0;
}

function numbersOf(args: string[]): { seeds: number; seed: number } {
  const options = {
    seeds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  } as const;
  const { values } = parseArgs({ args, options });
  const numbers = { seeds: Number(values.seeds), seed: Number(values.seed) };
  if (Object.values(numbers).every((number) => Number.isSafeInteger(number) && number > 0)) return numbers;
  throw new Error('--seeds and --seed must be whole numbers above 0');
}

function tell({ seed, steps, problem, told }: Failure): number {
  process.stdout.write(`Seed ${seed} breaks an invariant after ${steps} steps: ${problem}\n`);
  process.stdout.write(told.map((line) => `  ${line}\n`).join(''));
  process.stdout.write(`To see it again: npm run sim -- --seeds 1 --seed ${seed}\n`);
  return 1;
}

run().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n${usage}\n`);
    process.exitCode = 2;
  },
);
