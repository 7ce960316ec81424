import { execFile, spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { ownEnvironment } from '../process/own-environment.js';
import { plantedBugs } from './planted-bugs.js';

const root = resolve(import.meta.dirname, '../../../..');
const program = (name: string) => ['--conditions=production', `apps/api/dist/test/simulator/${name}.js`];

type Result = Readonly<{ name: string; code: number; output: string }>;

describe('the simulator', () => {
  let results: ReadonlyMap<string, Result>;

  beforeAll(async () => {
    const env = { ...ownEnvironment(), LONG: process.env['LONG'] };
    const { stdout } = await promisify(execFile)(process.execPath, program('run-planted'), {
      cwd: root,
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    const lines = stdout.trim().split('\n');
    results = new Map(lines.map((line) => JSON.parse(line) as Result).map((result) => [result.name, result]));
  }, 1_800_000);

  it('finds nothing where no bug is planted', () => {
    expect(results.get('sound')).toEqual({
      name: 'sound',
      code: 0,
      output: expect.stringMatching(/^5 histories held, from seed 1 on, in [\d.]+ s\n$/),
    });
  });

  it.each(plantedBugs)('finds that $name, and says how to reproduce it', ({ name }) => {
    const { code, output } = results.get(name)!;
    expect(output).toMatch(/^Seed \d+ breaks an invariant after \d+ steps: ./);
    expect(output).toMatch(/To see it again: npm run sim -- --seeds 1 --seed \d+\n$/);
    expect(code).toBe(1);
  });

  it('refuses an invalid number with a sentence', () => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [...program('run'), '--seeds', 'many'], {
      cwd: root,
      encoding: 'utf8',
      env: ownEnvironment(),
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Usage: npm run sim');
  });
});
