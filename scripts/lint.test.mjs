import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const linter = join(root, 'node_modules/oxlint/bin/oxlint');
const client = 'apps/web/src/shared/api/client.ts';

/** File, its text and the rule that must object (null: none). */
const planted = [
  ['apps/web/src/features/landing/price.ts', "export const a = fetch('/api/public/price');\n", 'globals'],
  ['apps/web/src/features/landing/old.ts', 'export const a = new XMLHttpRequest();\n', 'globals'],
  [
    'apps/web/src/features/landing/window.ts',
    "export const a = window.fetch('/api/public/price');\n",
    'properties',
  ],
  [
    'apps/web/src/shared/api/second-client.ts',
    "import createClient from 'openapi-fetch';\nexport const a = createClient();\n",
    'imports',
  ],
  [
    client,
    "import createClient from 'openapi-fetch';\nexport const a = createClient({ fetch: (r) => globalThis.fetch(r) });\n",
    null,
  ],
  ['apps/api/src/billing/provider.ts', "export const a = fetch('https://example.com');\n", null],
  ['libs/domain/src/billing/now.ts', 'export const a = new Date();\n', 'globals'],
  ['libs/domain/src/billing/later.ts', 'export const a = globalThis.setTimeout;\n', 'globals'],
  ['libs/domain/src/billing/id.ts', 'export const a = crypto.randomUUID();\n', 'globals'],
  ['libs/domain/src/billing/dice.ts', 'export const a = Math.random();\n', 'properties'],
  ['libs/domain/src/calendar/today.ts', 'export const a = Date.now();\n', 'properties'],
  [
    'libs/domain/src/calendar/moment.ts',
    'export const a = (moment: Date): Date => new Date(moment.getTime());\n',
    null,
  ],
  ['libs/domain/src/billing/due.ts', 'export const a = (moment: Date): Date => moment;\n', null],
];

describe('what the linter keeps out', () => {
  let folder;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lint-'));
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [file, text] of planted) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names each call of the API past its client, each clock and each chance in the domain, and nothing else', () => {
    const run = spawnSync(process.execPath, [linter, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
    const found = JSON.parse(run.stdout).diagnostics.map(({ filename, code }) => `${filename} ${code}`);
    const expected = planted
      .filter(([, , rule]) => rule)
      .map(([file, , rule]) => `${file} eslint(no-restricted-${rule})`);
    expect([run.status, found.toSorted()]).toEqual([1, expected.toSorted()]);
  });
});
