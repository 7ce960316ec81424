const domain = '^libs/domain/';
const tests = '(\\.test\\.tsx?$|/test/|^e2e/)';

/** Which modules a module may ask, in apps/api and in libs/domain alike; docs/modules.md says what for. */
const mayAsk = {
  privacy: [],
  visits: [],
  administration: ['privacy'],
  billing: ['administration', 'privacy'],
  reporting: ['billing', 'administration', 'privacy'],
  affiliation: ['visits', 'reporting', 'billing', 'administration', 'privacy'],
  organizations: ['affiliation', 'visits', 'billing', 'administration', 'privacy'],
  content: ['administration'],
  payouts: ['organizations', 'affiliation', 'billing', 'administration', 'privacy'],
};
const modules = Object.keys(mayAsk);
const folderOf = (names) => `^(apps/api|libs/domain)/src/(${names.join('|')})/`;

const directions = modules.map((name) => {
  const others = modules.filter((other) => other !== name && !mayAsk[name].includes(other));
  return {
    name: `${name}-asks-those-below-it`,
    comment: `may ask: ${mayAsk[name].join(', ') || 'no module'}`,
    severity: 'error',
    from: { path: `^(apps/api|libs/domain)/src/${name}/`, pathNot: tests },
    to: { path: folderOf(others) },
  };
});

/** Who may import whom; scripts/boundaries.test.mjs plants a violation of each rule. What is built (dist) is left out. */
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
        'of another module the events may be read (facts.ts), its deciders, states and streams are its own',
      severity: 'error',
      from: { path: `^(?:apps/api|libs/domain)/src/(${modules.join('|')})/`, pathNot: tests },
      to: {
        path: `^libs/domain/src/(${modules.join('|')})/`,
        pathNot: ['^libs/domain/src/$1/', '^libs/domain/src/[^/]+/facts\\.ts$'],
      },
    },
    {
      name: 'only-affiliation-keeps-the-books',
      severity: 'error',
      from: {
        path: '^(apps/api|libs/domain)/src/',
        pathNot: [
          '^(apps/api|libs/domain)/src/(affiliation|ledger)/',
          '^libs/domain/src/events/catalogue/',
          tests,
        ],
      },
      to: { path: '^libs/domain/src/ledger/' },
    },
    {
      name: 'shared-parts-of-the-domain-know-no-module',
      severity: 'error',
      from: {
        path: '^libs/domain/src/(calendar|csv|marketing|money|payee|place|price|property-facts|referral|closing-costs|state-guide|events)/',
        pathNot: ['^libs/domain/src/events/catalogue/', tests],
      },
      to: { path: `^libs/domain/src/(${[...modules, 'ledger'].join('|')})/` },
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
      name: 'features-stand-apart',
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
      comment: 'sources that are compiled on the way would be measured, too',
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
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
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
