import { liveHistories } from './live-histories.js';
import { plantedBugs } from './planted-bugs.js';
import { PlantedModules } from './planted-modules.js';

/**
 * Simulates histories without a bug, then with each planted bug, and prints one JSON line for each: its name, the exit
 * code and the output of `npm run sim`. A separate process, because it reloads modules with a Node hook.
 */
const modules = new PlantedModules();
const { simulate: sound } = await modules.sound();

async function report(
  name: string,
  histories: Readonly<{ seeds: number; seed: number }>,
  simulate: typeof sound,
  options?: Readonly<{ asItIs: boolean }>,
): Promise<void> {
  let output = '';
  const code = await liveHistories(
    histories,
    (seed) => simulate(seed, options),
    (text) => (output += text),
  );
  process.stdout.write(`${JSON.stringify({ name, code, output })}\n`);
}

await report('sound', { seeds: 5, seed: 1 }, sound);
for (const [index, bug] of plantedBugs.entries()) {
  const { simulate } = await modules.with(bug);
  const asItIs = !process.env['LONG'] && index > 0;
  await report(bug.name, { seeds: 200, seed: bug.from ?? 1 }, simulate, { asItIs });
}
