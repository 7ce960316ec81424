import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const generated = [
  'libs/contracts/openapi.json',
  'libs/contracts/src/client/types.ts',
  'docs/event-catalogue.md',
  'docs/access.md',
  'docs/error-codes.md',
  'docs/estimates.md',
];

describe('the check of generated files', () => {
  let folder;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'generated-'));
    cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true });
    for (const file of [...generated, 'docs/README.md', 'docs/benchmarks.md'])
      cpSync(join(root, file), join(folder, file));
    for (const part of ['node_modules', 'apps', 'bench', 'libs/domain'])
      symlinkSync(join(root, part), join(folder, part));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const check = () =>
    spawnSync(process.execPath, ['scripts/generate.mjs', '--check'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: '/dev/null/nowhere' },
    });

  it('[PL-03] passes what is current, without a database, and names each file that differs', () => {
    // The first one stays current; that all of them are now is checked by the check itself.
    const changed = generated.slice(1);
    for (const file of changed) appendFileSync(join(folder, file), '\n');
    const { status, stderr } = check();
    expect(stderr).toBe(changed.map((file) => `${file} is stale: run npm run generate\n`).join(''));
    expect(status).toBe(1);
  });
});
