if (process.argv[1]?.endsWith('jest.js') && !process.execArgv.includes('--experimental-vm-modules'))
  throw new Error(
    'Run one test by "npm test -- <path>", or by "node --experimental-vm-modules node_modules/jest/bin/jest.js <path>".',
  );

// Each connection is a process of Postgres. The default for servers would take most of a test's time.
process.env.DATABASE_CONNECTIONS ??= '8';

const long = '\\.long\\.(e2e\\.)?test\\.';
const e2e = '\\.e2e\\.test\\.';
const integration = '\\.integration\\.test\\.';

/** Options of every project: TypeScript through swc (.swcrc) as native ES modules. */
const shared = {
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/libs', '<rootDir>/apps/api', '<rootDir>/scripts', '<rootDir>/e2e'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.ts$': '@swc/jest' },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'] },
  testEnvironment: '<rootDir>/scripts/jest-environment.mjs',
};

/** `timeZone` is far from UTC, where a day taken from the local clock would be another one; servers run in UTC. */
const project = (displayName, { only = '', not = [], timeZone = 'America/Chicago', ...options }) => ({
  ...shared,
  ...options,
  displayName,
  testRegex: `${only || '\\.test\\.'}(ts|mjs)$`,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...not, ...(process.env.LONG ? [] : [long])],
  testEnvironmentOptions: { timeZone, customExportConditions: ['@closewise/source', 'node', 'node-addons'] },
});

const server = {
  setupFiles: ['<rootDir>/apps/api/test/load-nest.ts'],
  globalSetup: '<rootDir>/apps/api/dist/test/start-postgres.js',
  globalTeardown: '<rootDir>/apps/api/dist/test/stop-postgres.js',
};

/** API, libraries and journeys, by what they need. The site has its own runner (apps/web/vitest.config.ts). */
export default {
  projects: [
    project('e2e', { only: e2e, timeZone: 'UTC', ...server }),
    project('integration', { only: integration, ...server }),
    project('unit', { not: [e2e, integration] }),
  ],
  cacheDirectory: '<rootDir>/.cache/jest',
  maxWorkers: 2,
  workerIdleMemoryLimit: '1.5GB',
  testTimeout: 300_000,
};
