import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

/** The site's own plugin, which npm installs next to the site. */
const require = createRequire(resolve(import.meta.dirname, '../../apps/web/package.json'));
const { default: react } = await import(pathToFileURL(require.resolve('@vitejs/plugin-react')).href);

const template = resolve(import.meta.dirname, '../peers/stock-page');
const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** Builds the stock page with these words ({ tag, text } in order) and serves it as ours is: brotli, assets kept for a year. */
export async function startStockPage(words) {
  const outDir = await mkdtemp(join(tmpdir(), 'closewise-stock-'));
  await build({
    root: template,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    define: { STOCK_WORDS: JSON.stringify(words) },
    build: { outDir, emptyOutDir: true },
  });
  const packed = {};
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://stock').pathname;
    const file = join(outDir, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    packed[file] ??= brotliCompressSync(readFileSync(file));
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': path === '/' ? 'no-cache' : 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    });
    return void response.end(packed[file]);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
