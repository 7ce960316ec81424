// Builds the site into dist/client (assets, prerendered pages of both languages, shells, pages.json), and what renders
// pages for each request into dist/server.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { compressAssets } from './compress.mjs';
import { writePages } from './pages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const client = join(root, 'dist/client');
const server = join(root, 'dist/server');
const options = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'production' };
process.env.NODE_ENV = 'production';

await build({ ...options, build: { outDir: client } });
const compressed = compressAssets(join(client, 'assets'));
await build({ ...options, build: { outDir: server, ssr: 'src/entry-server.tsx', emptyOutDir: true } });
const site = await import(pathToFileURL(join(server, 'entry-server.js')).href);
const pages = await writePages(client, site);
await compressed;
console.log(`The site is built: ${pages} pages.`);
