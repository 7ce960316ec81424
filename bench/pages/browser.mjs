import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

const folder = join(import.meta.dirname, 'lighthouse');
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lighthouse, of its own lock: 176 MB that only this measurement needs. */
export async function loadLighthouse() {
  if (!existsSync(join(folder, 'node_modules', '.package-lock.json'))) {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  }
  const { default: lighthouse } = await import(
    pathToFileURL(join(folder, 'node_modules/lighthouse/core/index.js')).href
  );
  return lighthouse;
}

/** A browser that Playwright reads pages with and Lighthouse measures them in, by its port. */
export async function launchMeasured() {
  const port = await freePort();
  const executablePath = process.env.CHROMIUM_PATH ?? (await sparticuz.executablePath());
  const args = [...flags, `--remote-debugging-port=${port}`];
  return { browser: await chromium.launch({ executablePath, args }), port };
}

/** The words of a page as it comes from the server, without scripts, by element and in order. */
export async function wordsOf(browser, url) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(url);
  const words = await page
    .locator('h1,h2,h3,h4,p,li,dt,dd,th,td,label,button,summary,legend,a')
    .evaluateAll((elements) => {
      const kept = new Set(['H1', 'H2', 'H3', 'H4', 'P', 'LI']);
      return elements
        .filter((element) => !elements.some((other) => other !== element && other.contains(element)))
        .map((element) => ({
          tag: kept.has(element.tagName) ? element.tagName.toLowerCase() : 'p',
          text: element.textContent.trim(),
        }))
        .filter(({ text }) => text !== '');
    });
  await context.close();
  return words;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}
