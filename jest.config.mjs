/** API and libraries; the web has its own runner (apps/web/vitest.config.ts). */
export default {
  roots: ['<rootDir>/libs', '<rootDir>/apps/api', '<rootDir>/scripts', '<rootDir>/e2e'],
  testMatch: ['**/*.test.ts', '**/*.test.mjs'],
  // What nearer tests show, too, is walked from end to end where there is time: `npm run test:long`.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(process.env.LONG ? [] : ['\\.long\\.(e2e\\.)?test\\.']),
  ],
  modulePathIgnorePatterns: ['/dist/'],
  runtime: '<rootDir>/scripts/jest/runtime.mjs',
  testEnvironment: '<rootDir>/scripts/jest/environment.mjs',
  transform: {},
  globalTeardown: '<rootDir>/apps/api/test/remove-test-folders.mjs',
  testSequencer: '<rootDir>/scripts/longest-first.mjs',
  reporters: ['default', '<rootDir>/scripts/jest/tell-end-of-journeys.mjs'],
  maxWorkers: 2,
  workerIdleMemoryLimit: '2GB',
  testTimeout: 300_000,
};
