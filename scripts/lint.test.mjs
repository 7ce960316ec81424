import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const linter = join(root, 'node_modules/oxlint/bin/oxlint');
const client = 'apps/web/src/shared/api/client.ts';

const restricted = (what) => `eslint(no-restricted-${what})`;

/** File, its text and the rule that must object (null: none). */
const planted = [
  [
    'apps/web/src/features/landing/price.ts',
    "export const a = fetch('/api/public/price');\n",
    restricted('globals'),
  ],
  ['apps/web/src/features/landing/old.ts', 'export const a = new XMLHttpRequest();\n', restricted('globals')],
  [
    'apps/web/src/features/landing/window.ts',
    "export const a = window.fetch('/api/public/price');\n",
    restricted('properties'),
  ],
  [
    'apps/web/src/shared/api/second-client.ts',
    "import createClient from 'openapi-fetch';\nexport const a = createClient();\n",
    restricted('imports'),
  ],
  [
    client,
    "import createClient from 'openapi-fetch';\nexport const a = createClient({ fetch: (r) => globalThis.fetch(r) });\n",
    null,
  ],
  ['apps/api/src/billing/provider.ts', "export const a = fetch('https://example.com');\n", null],
  ['libs/domain/src/billing/now.ts', 'export const a = new Date();\n', restricted('globals')],
  ['libs/domain/src/billing/later.ts', 'export const a = globalThis.setTimeout;\n', restricted('globals')],
  ['libs/domain/src/billing/id.ts', 'export const a = crypto.randomUUID();\n', restricted('globals')],
  ['libs/domain/src/billing/dice.ts', 'export const a = Math.random();\n', restricted('properties')],
  ['libs/domain/src/calendar/today.ts', 'export const a = Date.now();\n', restricted('properties')],
  [
    'libs/domain/src/calendar/moment.ts',
    'export const a = (moment: Date): Date => new Date(moment.getTime());\n',
    null,
  ],
  [
    'apps/api/src/platform/path.ts',
    "export const a = (path: string) => path.replace(/\\/+$/, '');\n",
    'regexp(no-super-linear-move)',
  ],
  [
    'libs/domain/src/price/price.ts',
    'export const a = /^\\d*[.,]?\\d+$/;\n',
    'regexp(no-super-linear-backtracking)',
  ],
  [
    'apps/web/src/features/landing/words.ts',
    'export const a = new RegExp(String.raw`^(?:\\w|\\d)*$`);\n',
    'regexp(no-dupe-disjunctions)',
  ],
  ['scripts/spaces.mjs', 'export const a = /\\s+$/;\n', 'regexp(no-super-linear-move)'],
  ['libs/domain/src/price/linear.ts', 'export const a = /(?<!\\s)\\s+$|^(?:\\d*[.,])?\\d+$/;\n', null],
  ['scripts/long.mjs', 'console.log(1);\n'.repeat(301), 'eslint(max-lines)'],
  [
    'libs/domain/src/billing/long-function.ts',
    `export function a(b: number[]): void {\n${'  b.push(1);\n'.repeat(60)}}\n`,
    'eslint(max-lines-per-function)',
  ],
  [
    'libs/domain/src/billing/parameters.ts',
    'export const a = (b: 1, c: 1, d: 1, e: 1, f: 1, g: 1) => [b, c, d, e, f, g];\n',
    'eslint(max-params)',
  ],
  ['libs/domain/src/billing/due.ts', 'export const a = (moment: Date): Date => moment;\n', null],
];

describe('what the linter keeps out', () => {
  let folder;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lint-'));
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [file, text] of planted) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('names each call of the API past its client, clock or chance in the domain and superlinear regex, and nothing else', () => {
    const run = spawnSync(process.execPath, [linter, '--format', 'json'], { cwd: folder, encoding: 'utf8' });
    const found = JSON.parse(run.stdout).diagnostics.map(({ filename, code }) => `${filename} ${code}`);
    const expected = planted.filter(([, , rule]) => rule).map(([file, , rule]) => `${file} ${rule}`);
    expect([run.status, found.toSorted()]).toEqual([1, expected.toSorted()]);
  });
});
