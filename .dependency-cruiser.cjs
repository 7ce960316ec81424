const { mayImport } = require('./scripts/module-boundaries.cjs');

const domain = '^libs/domain/';
const tests = '(\\.test\\.tsx?$|/test/|^e2e/)';

const modules = Object.keys(mayImport);
const folderOf = (names) => `^(apps/api|libs/domain)/src/(${names.join('|')})/`;

const directions = modules.map((name) => {
  const others = modules.filter((other) => other !== name && !mayImport[name].includes(other));
  return {
    name: `${name}-imports-only-modules-below`,
    comment: `may import: ${mayImport[name].join(', ') || 'no module'}`,
    severity: 'error',
    from: { path: `^(apps/api|libs/domain)/src/${name}/`, pathNot: tests },
    to: { path: folderOf(others) },
  };
});

/** Who may import whom; scripts/boundaries.test.mjs plants a violation of each rule. Excludes build output (dist). */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'libs/domain imports itself and zod: no framework, no Node, no other package',
      severity: 'error',
      from: { path: domain, pathNot: tests },
      to: { pathNot: [domain, 'node_modules/zod/'] },
    },
    {
      name: 'contracts-know-the-domain-only',
      severity: 'error',
      from: { path: '^libs/contracts/src', pathNot: tests },
      to: { pathNot: ['^libs/', 'node_modules/zod/'] },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/api/src/platform/' },
      to: { path: ['^apps/api/src/', folderOf(modules)], pathNot: '^apps/api/src/platform/' },
    },
    ...directions,
    {
      name: 'foreign-facts-not-decisions',
      comment:
        "a module may read another module's events (facts.ts), but not its deciders, states and streams",
      severity: 'error',
      from: {
        path: `^(?:apps/api|libs/domain)/src/(${modules.join('|')})/`,
        pathNot: [tests, '^apps/api/src/affiliation/'],
      },
      to: {
        path: `^libs/domain/src/(${modules.join('|')})/`,
        pathNot: ['^libs/domain/src/$1/', '^libs/domain/src/[^/]+/facts\\.ts$'],
      },
    },
    {
      name: 'affiliation-keeps-the-books',
      comment: 'Affiliation holds the application of the ledger, and may use its deciders',
      severity: 'error',
      from: { path: '^apps/api/src/affiliation/', pathNot: tests },
      to: {
        path: `^libs/domain/src/(${modules.join('|')})/`,
        pathNot: ['^libs/domain/src/(affiliation|ledger)/', '^libs/domain/src/[^/]+/facts\\.ts$'],
      },
    },
    {
      name: 'shared-parts-of-the-domain-know-no-module',
      severity: 'error',
      from: {
        path: '^libs/domain/src/(actor|calendar|csv|marketing|money|payee|place|price|property-facts|referral|closing-costs|state-guide|events)/',
        pathNot: tests,
      },
      to: { path: `^libs/domain/src/(${modules.join('|')})/` },
    },
    {
      name: 'modules-meet-at-their-index',
      severity: 'error',
      from: { path: '^apps/api/src/([^/]+)/', pathNot: '^apps/api/src/platform/' },
      to: {
        path: '^apps/api/src/([^/]+)/',
        pathNot: ['^apps/api/src/$1/', '^apps/api/src/platform/', '^apps/api/src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'web-shares-libraries-only',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: ['^apps/api/', '^e2e/', '^scripts/'] },
    },
    {
      name: 'api-does-not-import-the-web',
      severity: 'error',
      from: { path: '^(apps/api|libs)/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'features-are-independent',
      comment: 'what two features of the web need is in shared/',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/(shared|content)/', pathNot: tests },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'bench-measures-what-is-built',
      comment: 'compiling sources during a measurement would distort it',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^(apps|libs)/' },
    },
    {
      name: 'nothing-imports-bench',
      severity: 'error',
      from: { pathNot: '^(bench/|scripts/bench\\.mjs$)' },
      to: { path: '^bench/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(/|^)(dist|\\.cache|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@closewise/source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
