import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';

/** Modules by a part of their path. */
const under = (...parts: string[]) => new RegExp(parts.join('|').replaceAll('/', '[\\\\/]'));

/**
 * Small modules that go together, in one file: each file costs a request and its headers. Libraries stand apart, and no
 * group needs one that comes after it.
 */
const groups = [
  { name: 'react', test: under('node_modules/(react|react-dom|scheduler)/') },
  { name: 'router', test: under('node_modules/(react-router|react-router-dom)/') },
  {
    name: 'page',
    test: under(
      'vite/preload-helper',
      'web/src/app/(when-idle|hold-input|error-texts)\\.',
      'web/src/features/landing/go-to-form\\.',
      'web/src/shared/(storage|referral)/',
      'web/src/shared/(islands/ask-for|price/served-price|i18n/language|toast/toasts|toast/carried-toast)\\.',
    ),
  },
  {
    name: 'latecomers',
    test: under(
      'web/src/app/(start-latecomers|shows-notices|is-focused)\\.',
      'web/src/shared/consent/(consent|consent-store|global-privacy-control)\\.',
      'web/src/shared/(analytics/page-counter|dom/element|i18n/paths|maintenance/open-paths)\\.',
    ),
  },
  {
    name: 'island',
    test: under(
      'web/src/app/(KeepsInput|islands/hydrate)\\.',
      'web/src/shared/(islands/IslandRoot|i18n/LanguageContext|navigation/GoContext|report/property-draft|ui/Steps)\\.',
      'web/src/shared/i18n/money\\.',
      'domain/src/(money/|closing-costs/property\\.)',
      'lucide-react/dist/esm/(?!icons/|lucide-react)',
      'lucide-react/dist/esm/icons/(arrow-right|banknote|check|chevron-down|circle-exclamation-point|circle-check|key-round|landmark|lock|x)\\.',
    ),
  },
  ...['en', 'es'].map((language) => ({
    name: `cookie-texts-${language}`,
    test: under(`web/src/(features/cookie-consent|shared/consent)/messages\\.${language}\\.`),
  })),
  {
    name: 'form',
    test: under(
      'node_modules/react-hook-form/',
      'web/src/shared/forms/lazy-resolver\\.',
      'web/src/shared/ui/(TextField|FieldError)\\.',
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
  server: {
    port: 5173,
    proxy: { '/api': 'http://localhost:3000', '^/html-report/': 'http://localhost:3000' },
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
