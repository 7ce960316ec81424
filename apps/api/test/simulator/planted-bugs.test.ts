import { spawnSync } from 'node:child_process';
import {
  cpSync,
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
import { transformSync } from '@swc/core';
import { ownEnvironment } from '../process/own-environment.js';
import { plantedBugs, type PlantedBug } from './planted-bugs.js';

const root = resolve(import.meta.dirname, '../../../..');
const built = ['libs/domain', 'libs/contracts', 'apps/api'];
const run = 'apps/api/dist/test/simulator/run.js';

/** What has been built, in a folder of its own in which a file may be changed. */
function copyOfTheBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planted-bugs-'));
  for (const part of built) {
    cpSync(join(root, part, 'dist'), join(folder, part, 'dist'), { recursive: true });
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

function plant(folder: string, { file, find, replace }: PlantedBug): () => void {
  const source = readFileSync(join(root, file), 'utf8');
  expect(source.split(find).length - 1).toBe(1);
  const target = join(
    folder,
    file.replace('/src/', file.startsWith('libs') ? '/dist/' : '/dist/src/'),
  ).replace(/\.ts$/, '.js');
  const before = readFileSync(target, 'utf8');
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
  return () => writeFileSync(target, before);
}

const simulate = (folder: string, seeds: number | 'many') =>
  spawnSync(process.execPath, ['--conditions=production', run, '--seeds', String(seeds)], {
    cwd: folder,
    encoding: 'utf8',
    env: ownEnvironment(),
  });

describe('the simulator', () => {
  let folder: string;

  beforeAll(() => {
    folder = copyOfTheBuild();
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('finds nothing where no bug is planted', () => {
    expect(simulate(folder, 20)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('20 histories held'),
    });
  });

  it.each(plantedBugs)('finds that $name, and names the seed', (bug) => {
    const restore = plant(folder, bug);
    const { status, stdout } = simulate(folder, 200);
    restore();
    expect(stdout).toMatch(/^Seed \d+ breaks an invariant after \d+ steps: /);
    expect(status).toBe(1);
  });

  it('refuses a wrong number in words', () => {
    const { status, stderr, stdout } = simulate(folder, 'many');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('Usage: npm run sim');
  });
});
