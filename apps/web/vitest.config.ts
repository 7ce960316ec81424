import { configDefaults, defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';

/** Stripe's loader keeps what it has loaded as long as its process lives. */
const loadingStripe = 'src/features/checkout/stripe/loading-stripe.test.tsx';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['@closewise/source', 'module', 'browser', 'development|production'] },
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
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, loadingStripe],
        },
      },
      {
        extends: true,
        test: { name: 'loading Stripe', include: [loadingStripe], sequence: { groupOrder: 1 } },
      },
    ],
  },
});
