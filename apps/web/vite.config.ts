import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';

/** Matches modules by part of their path. */
const under = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'));

/**
 * Bundles small modules that load together: each file costs a request. Libraries get their own groups, and a
 * group must not depend on a later one.
 */
const groups = [
  { name: 'react', test: under('node_modules/(react|react-dom|scheduler)/') },
  { name: 'router', test: under('node_modules/(react-router|react-router-dom)/') },
  {
    name: 'page',
    test: under(
      'vite/preload-helper',
      'web/src/app/(when-idle|early-input|error-texts)\\.',
      'web/src/features/landing/go-to-form\\.',
      'web/src/shared/(storage|referral)\\.',
      'domain/src/language/',
      'web/src/shared/(islands/request-island|price/served-price|i18n/language|i18n/catalogues|toast/toasts|toast/carried-toast)\\.',
    ),
  },
  {
    name: 'deferred',
    test: under(
      'web/src/app/deferred-parts\\.',
      'web/src/shared/consent/(consent|consent-store)\\.',
      'web/src/shared/(analytics/page-counter|element|i18n/paths|maintenance/open-paths)\\.',
    ),
  },
  {
    name: 'island',
    test: under(
      'web/src/app/(PreserveInput|islands/hydrate-island)\\.',
      'web/src/shared/(islands/IslandRoot|i18n/LanguageContext|islands/NavigateContext|report/property-draft|ui/Steps)\\.',
      'web/src/shared/i18n/money\\.',
      'domain/src/(money/|closing-costs/property\\.)',
      'lucide-react/dist/esm/(?!icons/|lucide-react)',
      'lucide-react/dist/esm/icons/(arrow-right|banknote|check|chevron-down|circle-exclamation-point|circle-check|key-round|landmark|lock|x)\\.',
    ),
  },
  {
    debugName: 'cookie-texts',
    name: (id: string) => `cookie-texts-${/messages\.(\w+)\./.exec(id)?.[1]}`,
    test: under('web/src/(features/cookie-consent|shared/consent)/messages\\.'),
  },
  {
    name: 'form',
    test: under(
      'node_modules/react-hook-form/',
      'web/src/shared/forms/lazy-resolver\\.',
      'web/src/shared/ui/TextField\\.',
    ),
  },
  {
    name: 'property-form',
    test: under(
      'web/src/app/islands/property-form\\.',
      'web/src/features/landing/form/(?!messages|order-report|property\\.schema|refusals)',
    ),
  },
].map((group, place, all) => ({ ...group, priority: all.length - place }));

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['@closewise/source', 'module', 'browser', 'development|production'] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@closewise/source', 'module', 'node', 'development|production'] },
  },
  // One React in what the server runs, whatever its environment.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  // npm run dev. The API answers all that is not a page of the site.
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['^/(api|html-report|dev|social)/', '^/verify-statement\\.mjs$', '^/blog/[\\w-]+\\.xml$'].map(
        (path) => [path, `http://localhost:${process.env['PORT'] ?? 3000}`],
      ),
    ),
  },
  build: {
    target: 'baseline-widely-available',
    manifest: isSsrBuild ? false : 'manifest.json',
    emptyOutDir: true,
    modulePreload: { polyfill: false }, // the browsers of our target know it
    assetsInlineLimit: 2048,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['index.html', 'src/entry-content.ts'],
          output: { codeSplitting: { groups } },
        },
  },
}));
