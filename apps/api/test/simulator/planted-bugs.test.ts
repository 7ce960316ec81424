import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';
import { ownEnvironment } from '../process/own-environment.js';
import type * as Simulation from './simulate.js';
import type { Failure } from './simulate.js';
import { plantedBugs, type PlantedBug } from './planted-bugs.js';

const root = resolve(import.meta.dirname, '../../../..');
const built = ['libs/domain', 'libs/contracts', 'apps/api'];
const simulation = 'apps/api/dist/test/simulator/simulate.js';
const runner = 'apps/api/dist/test/simulator/run.js';

/** What has been built, in a folder of its own: its modules are loaded apart from those of other copies. */
function copyOfTheBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-bugs-'));
  const filter = (path: string): boolean => !/\.map$|\.d\.ts$|\/dist\/bundle$/.test(path);
  for (const part of built) {
    cpSync(join(root, part, 'dist'), join(folder, part, 'dist'), { recursive: true, filter });
    cpSync(join(root, part, 'package.json'), join(folder, part, 'package.json'));
  }
  mkdirSync(join(folder, 'node_modules/@closewise'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@closewise'))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const lib of ['domain', 'contracts'])
    symlinkSync(join(folder, 'libs', lib), join(folder, 'node_modules/@closewise', lib));
  symlinkSync(join(root, 'apps/web'), join(folder, 'node_modules/@closewise/web'));
  return folder;
}

function plant(folder: string, { file, find, replace }: PlantedBug): void {
  const source = readFileSync(join(root, file), 'utf8');
  expect(source.split(find).length - 1).toBe(1);
  const target = join(
    folder,
    file.replace('/src/', file.startsWith('libs') ? '/dist/' : '/dist/src/'),
  ).replace(/\.ts$/, '.js');
  expect(existsSync(target)).toBe(true);
  const { code } = transformSync(
    source.replace(find, () => replace),
    {
      jsc: {
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        target: 'es2024',
      },
      module: { type: 'es6' },
    },
  );
  writeFileSync(target, code);
}

/** The first of so many histories that breaks an invariant, as the code in the folder lives it. */
async function firstFailure(folder: string, seeds: number): Promise<Failure | null> {
  const { simulate } = (await import(pathToFileURL(join(folder, simulation)).href)) as typeof Simulation;
  for (let seed = 1; seed <= seeds; seed += 1) {
    const failure = await simulate(seed);
    if (failure) return failure;
  }
  return null;
}

const run = (seeds: string, cwd = root) =>
  spawnSync(process.execPath, ['--conditions=production', runner, '--seeds', seeds], {
    cwd,
    encoding: 'utf8',
    env: ownEnvironment(),
  });

describe('the simulator', () => {
  const folders: string[] = [];
  const copy = (): string => {
    const folder = copyOfTheBuild();
    folders.push(folder);
    return folder;
  };

  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  it('finds nothing where no bug is planted', async () => {
    expect(await firstFailure(copy(), 20)).toBeNull();
    expect(run('20')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('20 histories held'),
    });
  });

  it.each(plantedBugs)('finds that $name, and names the seed', async (bug) => {
    const folder = copy();
    plant(folder, bug);
    expect(await firstFailure(folder, 200)).toMatchObject({
      seed: expect.any(Number),
      steps: expect.any(Number),
      problem: expect.stringMatching(/./),
    });
  });

  it('ends with 1 when a history breaks, and says how to see it again', () => {
    const folder = copy();
    plant(folder, plantedBugs[0]!);
    const { status, stdout } = run('200', folder);
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
