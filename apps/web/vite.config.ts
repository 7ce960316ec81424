import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';

const vendorGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 20 },
  { name: 'router', test: /node_modules[\\/](react-router|react-router-dom)[\\/]/, priority: 15 },
];

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
    assetsInlineLimit: 2048,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['index.html', 'src/entry-content.ts'],
          output: { codeSplitting: { groups: vendorGroups } },
        },
  },
}));
