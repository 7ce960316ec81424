import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const folders = ['libs', 'apps', 'bench', 'scripts'];
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** A file, what it imports (`type` for a type import), and the rule that must object (null: none). */
const planted = [
  ['libs/domain/src/money/clock.ts', 'node:fs', 'domain-is-pure'],
  ['libs/domain/src/money/framework.ts', '@nestjs/common', 'domain-is-pure'],
  ['libs/domain/src/money/schema.ts', 'zod', null],
  [
    'libs/contracts/src/buyer/rows.ts',
    '../../../../apps/api/src/billing/index.js',
    'contracts-know-the-domain-only',
  ],
  ['apps/api/src/platform/jobs/knows.ts', '../../billing/index.js', 'platform-knows-no-module'],
  [
    'apps/api/src/platform/jobs/decides.ts',
    '../../../../../libs/domain/src/billing/index.js',
    'platform-knows-no-module',
  ],
  ['apps/api/src/privacy/asks.ts', '../billing/index.js', 'privacy-imports-only-modules-below'],
  ['apps/api/src/administration/asks.ts', '../billing/index.js', 'administration-imports-only-modules-below'],
  ['apps/api/src/billing/asks.ts', '../reporting/index.js', 'billing-imports-only-modules-below'],
  ['apps/api/src/reporting/asks-back.ts', '../affiliation/index.js', 'reporting-imports-only-modules-below'],
  ['apps/api/src/affiliation/asks.ts', '../organizations/index.js', 'affiliation-imports-only-modules-below'],
  ['apps/api/src/organizations/asks.ts', '../payouts/index.js', 'organizations-imports-only-modules-below'],
  ['apps/api/src/payouts/asks.ts', '../reporting/index.js', 'payouts-imports-only-modules-below'],
  [
    'libs/domain/src/administration/price.ts',
    '../billing/facts.js',
    'administration-imports-only-modules-below',
  ],
  ['apps/api/src/affiliation/reads.ts', '../../../../libs/domain/src/billing/facts.js', null],
  [
    'apps/api/src/affiliation/folds.ts',
    '../../../../libs/domain/src/billing/index.js',
    'affiliation-keeps-the-books',
  ],
  ['apps/api/src/affiliation/corrects.ts', '../../../../libs/domain/src/ledger/index.js', null],
  ['libs/domain/src/affiliation/folds.ts', '../billing/index.js', 'foreign-facts-not-decisions'],
  ['libs/domain/src/billing/books.ts', '../ledger/index.js', 'foreign-facts-not-decisions'],
  ['libs/domain/src/billing/postings.ts', '../ledger/facts.js', null],
  ['libs/domain/src/ledger/payments.ts', '../billing/facts.js', 'ledger-imports-only-modules-below'],
  ['libs/domain/src/ledger/explained-event.ts', '../billing/facts.js', 'ledger-imports-only-modules-below'],
  ['apps/api/src/ledger/explains.ts', '../payouts/index.js', 'ledger-imports-only-modules-below'],
  [
    'apps/api/src/affiliation/ledger/explains.ts',
    '../../payouts/index.js',
    'affiliation-imports-only-modules-below',
  ],
  ['libs/domain/src/money/price.ts', '../billing/facts.js', 'shared-parts-of-the-domain-know-no-module'],
  ['apps/api/src/reporting/reaches-in.ts', '../billing/tables.js', 'modules-meet-at-their-index'],
  ['apps/api/src/reporting/asks.ts', '../billing/index.js', null],
  ['apps/web/src/app/shares.ts', '../../../api/src/billing/index.js', 'web-shares-libraries-only'],
  ['apps/api/src/billing/pages.ts', '../../../web/src/app/home.js', 'api-does-not-import-the-web'],
  ['apps/web/src/features/checkout/borrows.ts', '../landing/hero.js', 'features-are-independent'],
  ['apps/web/src/features/checkout/draws.ts', '../../shared/ui/button.js', null],
  ['apps/web/src/shared/ui/shows.ts', '../../features/landing/hero.js', 'shared-knows-no-feature'],
  ['apps/web/src/shared/seo/titles.ts', '../../app/home.js', 'shared-knows-no-feature'],
  ['bench/compiles.mjs', '../libs/domain/src/money/schema.js', 'bench-measures-what-is-built'],
  ['bench/run.mjs', './workload.mjs', null],
  ['scripts/borrows.mjs', '../bench/workload.mjs', 'nothing-imports-bench'],
  ['scripts/bench.mjs', '../bench/workload.mjs', null],
  ['apps/api/src/billing/fake.ts', '../../test/fakes.js', 'nothing-imports-tests'],
  ['apps/api/src/billing/here.ts', './there.js', 'no-cycles'],
  ['apps/api/src/billing/there.ts', './here.js', null],
  ['apps/api/test/fixture.ts', 'type ./shape.js', 'no-cycles'],
  ['apps/api/test/shape.ts', 'type ./fixture.js', null],
  ['apps/api/src/billing/lost.ts', './nowhere.js', 'no-unresolvable'],
];
const neighbours = [
  ...['administration', 'affiliation', 'organizations', 'payouts', 'privacy', 'reporting'].map(
    (name) => `apps/api/src/${name}/index.ts`,
  ),
  'libs/domain/src/billing/facts.ts',
  'libs/domain/src/billing/index.ts',
  'libs/domain/src/ledger/facts.ts',
  'libs/domain/src/ledger/index.ts',
  'apps/api/src/billing/index.ts',
  'apps/api/src/billing/tables.ts',
  'apps/api/test/fakes.ts',
  'apps/web/src/app/home.ts',
  'apps/web/src/features/landing/hero.ts',
  'apps/web/src/shared/ui/button.ts',
  'bench/workload.mjs',
];

function violationsIn(folder) {
  const args = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).summary.violations.map(({ from, rule }) => `${from} ${rule.name}`);
}

describe('the boundaries between the parts', () => {
  let folder;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
    for (const file of ['.dependency-cruiser.cjs', 'scripts/module-boundaries.cjs', 'tsconfig.base.json'])
      cpSync(join(root, file), join(folder, file));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const write = (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    for (const file of neighbours) write(file, 'export const planted = 1;\n');
    for (const [file, target] of planted)
      write(
        file,
        target.startsWith('type ')
          ? `import type * as target from '${target.slice(5)}';\nexport type A = typeof target;\n`
          : `import * as target from '${target}';\nexport const a = target;\n`,
      );
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('objects to each planted violation, and to nothing else', () => {
    const expected = planted.filter(([, , rule]) => rule).map(([file, , rule]) => `${file} ${rule}`);
    expect(violationsIn(folder).sort()).toEqual(expected.sort());
  });
});
