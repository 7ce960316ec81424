import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import react from '@vitejs/plugin-react';

const loadingStripe = 'src/features/checkout/stripe/loading-stripe.test.tsx';

/**
 * Stripe's loader caches its script per process, and one process runs all files: the test of loading runs
 * first.
 */
class LoadingStripeFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith(loadingStripe);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

// Tests must not depend on the local time zone; most visitors are in America.
process.env['TZ'] = 'America/Chicago';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['@closewise/source', 'module', 'browser', 'development|production'] },
  // The server's texts are in its own sources.
  server: { fs: { allow: [join(import.meta.dirname, '..', '..')] } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./src/test/setup.ts'],
    css: false,
    restoreMocks: true,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Runs next to those of the server and the journeys (scripts/test.mjs).
    maxWorkers: 1,
    // Collects garbage less often, which saves an eighth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // All files share one window and one copy of the libraries: creating them for each file takes longer than most files do. src/test/setup.ts restores what a test changes.
    // takes longer than most files do. src/test/setup.ts puts back what a test leaves behind.
    isolate: false,
    sequence: { sequencer: LoadingStripeFirst },
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
