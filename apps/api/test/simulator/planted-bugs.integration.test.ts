import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownEnvironment } from '../process/own-environment.js';
import type { Failure } from './simulate.js';
import { plantedBugs } from './planted-bugs.js';
import { plantedSource, PlantedModules, urlOf } from './planted-modules.js';

const root = resolve(import.meta.dirname, '../../../..');
const runner = 'apps/api/dist/test/simulator/run.js';
const planting = join(import.meta.dirname, 'plant-in-process.mjs');

type Simulate = (seed: number) => Promise<Failure | null>;

/** The first of so many histories that breaks an invariant. */
async function firstFailure(simulate: Simulate, seeds: number): Promise<Failure | null> {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const failure = await simulate(seed);
    if (failure) return failure;
  }
  return null;
}

const run = (seeds: string, env = {}, ...options: string[]) =>
  spawnSync(process.execPath, ['--conditions=production', ...options, runner, '--seeds', seeds], {
    cwd: root,
    encoding: 'utf8',
    env: { ...ownEnvironment(), ...env },
  });

describe('the simulator', () => {
  let modules: PlantedModules;
  let sound: Simulate;
  beforeAll(async () => {
    modules = new PlantedModules();
    sound = (await modules.sound()).simulate;
  });
  afterAll(() => modules.close());

  it('finds nothing where no bug is planted', async () => {
    expect(await firstFailure(sound, 20)).toBeNull();
    expect(run('20')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('20 histories held'),
    });
  });

  it.each(plantedBugs)('finds that $name, and names the seed', async (bug) => {
    const { simulate } = await modules.with(bug);
    expect(await firstFailure(simulate, 200)).toMatchObject({
      seed: expect.any(Number),
      steps: expect.any(Number),
      problem: expect.stringMatching(/./),
    });
  });

  it('ends with 1 when a history breaks, and says how to see it again', () => {
    const [bug] = plantedBugs;
    const url = urlOf(bug!).replace('/src/', '/dist/').replace(/\.ts$/, '.js');
    expect(existsSync(fileURLToPath(url))).toBe(true);
    const PLANTED = JSON.stringify({ url, source: plantedSource(bug!) });
    const { status, stdout } = run('200', { PLANTED }, '--import', planting);
    expect(stdout).toMatch(/^Seed \d+ breaks an invariant after \d+ steps: /);
    expect(stdout).toMatch(/To see it again: npm run sim -- --seeds 1 --seed \d+\n$/);
    expect(status).toBe(1);
  });

  it('refuses a wrong number in words', () => {
    const { status, stderr, stdout } = run('many');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Usage: npm run sim');
  });
});
