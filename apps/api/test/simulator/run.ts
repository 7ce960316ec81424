import { parseArgs } from 'node:util';
import { liveHistories, type Histories } from './live-histories.js';

const usage = 'Usage: npm run sim -- [--seeds N] [--seed S]: lives N histories, from seed S (1) on';

/** `--seeds N [--seed S]`: exit 0 if every history held, 1 if one broke an invariant, 2 for an invalid option. */
async function run(): Promise<number> {
  const histories = numbersOf(process.argv.slice(2));
  // Imported late: it loads half of the application, which an invalid option does not need.
  const { simulate } = await import('./simulate.js');
  return liveHistories(histories, simulate, (text) => process.stdout.write(text));
}

function numbersOf(args: string[]): Histories {
  const options = {
    seeds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  } as const;
  const { values } = parseArgs({ args, options });
  const numbers = { seeds: Number(values.seeds), seed: Number(values.seed) };
  if (Object.values(numbers).every((number) => Number.isSafeInteger(number) && number > 0)) return numbers;
  throw new Error('--seeds and --seed must be whole numbers above 0');
}

run().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n${usage}\n`);
    process.exitCode = 2;
  },
);
