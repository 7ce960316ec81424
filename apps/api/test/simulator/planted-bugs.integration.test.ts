import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ownEnvironment } from '../process/own-environment.js';
import { liveHistories } from './live-histories.js';
import { plantedBugs } from './planted-bugs.js';
import { PlantedModules } from './planted-modules.js';

const root = resolve(import.meta.dirname, '../../../..');
const runner = 'apps/api/dist/test/simulator/run.js';

describe('the simulator', () => {
  let modules: PlantedModules;
  let sound: Awaited<ReturnType<PlantedModules['sound']>>['simulate'];
  beforeAll(async () => {
    modules = new PlantedModules();
    sound = (await modules.sound()).simulate;
  });
  afterAll(() => modules.close());

  async function live(
    simulate: (seed: number) => ReturnType<typeof sound>,
    { seeds, seed = 1 }: { seeds: number; seed?: number | undefined },
  ): Promise<{ code: number; said: string }> {
    let said = '';
    const code = await liveHistories({ seeds, seed }, simulate, (text) => (said += text));
    return { code, said };
  }

  it('finds nothing where no bug is planted', async () => {
    expect(await live(sound, { seeds: 5 })).toEqual({
      code: 0,
      said: expect.stringMatching(/^5 histories held, from seed 1 on, in [\d.]+ s\n$/),
    });
  });

  it.each(plantedBugs)('finds that $name, and says how to see it again', async (bug) => {
    const { simulate } = await modules.with(bug);
    const asItIs = !process.env['LONG'] && bug !== plantedBugs[0];
    const { code, said } = await live((seed) => simulate(seed, { asItIs }), { seeds: 200, seed: bug.from });
    expect(said).toMatch(/^Seed \d+ breaks an invariant after \d+ steps: ./);
    expect(said).toMatch(/To see it again: npm run sim -- --seeds 1 --seed \d+\n$/);
    expect(code).toBe(1);
  });

  it('refuses a wrong number in words', () => {
    const args = ['--conditions=production', runner, '--seeds', 'many'];
    const { status, stderr, stdout } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
      env: ownEnvironment(),
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Usage: npm run sim');
  });
});
