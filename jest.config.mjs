/** API and libraries; the web has its own runner (apps/web/vitest.config.ts). */
export default {
  roots: ['<rootDir>/libs', '<rootDir>/apps/api', '<rootDir>/scripts', '<rootDir>/e2e'],
  testMatch: ['**/*.test.ts', '**/*.test.mjs'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testEnvironmentOptions: { customExportConditions: ['@closewise/source', 'node', 'node-addons'] },
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          target: 'es2024',
        },
        module: { type: 'es6' },
      },
    ],
  },
  globalTeardown: '<rootDir>/apps/api/test/remove-test-folders.mjs',
  testSequencer: '<rootDir>/scripts/longest-first.mjs',
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  testTimeout: 300_000,
};
