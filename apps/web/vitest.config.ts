import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

/** Files whose subject keeps state in a library, so that they need fresh modules. */
const isolated = ['src/features/checkout/stripe/loading-stripe.test.tsx'];

// Tests must not depend on the local time zone; most visitors are in America.
process.env['TZ'] = 'America/Chicago';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['@closewise/source', 'module', 'browser', 'development|production'] },
  // Some tests read the server's texts in its sources.
  server: { fs: { allow: [join(import.meta.dirname, '..', '..')] } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./src/test/setup.ts'],
    css: false,
    restoreMocks: true,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The server's tests run at the same time (scripts/test.mjs).
    maxWorkers: 1,
    // Collects garbage less often, which saves an eighth of the time.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: isolated,
          // All files share one window and one copy of the libraries: creating them for each file takes longer than
          // most files do. src/test/setup.ts restores what a test changes.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: isolated,
          // So that `vi.resetModules` resets it, too.
          server: { deps: { inline: ['@stripe/stripe-js'] } },
        },
      },
    ],
  },
});
