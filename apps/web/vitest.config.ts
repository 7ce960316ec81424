import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import react from '@vitejs/plugin-react';

const loadingStripe = 'src/features/checkout/stripe/loading-stripe.test.tsx';

/**
 * Stripe's loader keeps what it has loaded as long as its process lives, and one process runs all files: what is
 * tested about loading comes before whoever loads it.
 */
class LoadingStripeFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith(loadingStripe);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['@closewise/source', 'module', 'browser', 'development|production'] },
  // Texts of the server stand in its own sources.
  server: { fs: { allow: [join(import.meta.dirname, '..', '..')] } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./src/test/setup.ts'],
    css: false,
    restoreMocks: true,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Runs beside those of the server and the journeys (scripts/test.mjs).
    maxWorkers: 1,
    // What a page leaves behind is collected less often: that took an eighth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // One window and one copy of the libraries for all files of a worker: to make them anew for each file
    // takes longer than most files do. src/test/setup.ts puts back what a test leaves behind.
    isolate: false,
    sequence: { sequencer: LoadingStripeFirst },
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});
