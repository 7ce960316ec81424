// Draws public/social-{en,es}.png, the picture of a shared link, from the hero of the built landing page: without the price
// and the claims, which change while the picture stays.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

const site = join(import.meta.dirname, '../dist/client');
const types = { '.css': 'text/css', '.woff2': 'font/woff2' };
const pages = { en: 'index.html', es: 'es/index.html' };
const layout = `
  header .wrap > div, #property-form, .rise:has(> [href="#property-form"]), ul.rise { display: none !important }
  .rise { animation: none !important }
  #main section:first-of-type { min-height: 630px }
  #main section > div[aria-hidden] { display: none }
  #main section:first-of-type > .wrap { max-width: none; padding: 7.5rem 4rem 0; grid-template-columns: 1fr 29rem }
  #sample-sheet { margin-top: -3rem }
  #sample-sheet td, #sample-sheet tbody th { padding-block: 0.3rem }
`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? (await sparticuz.executablePath()),
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await browser.newContext({ viewport: { width: 1200, height: 630 } });
for (const [language, file] of Object.entries(pages)) {
  const page = await context.newPage();
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (extname(pathname) === '.js') return route.abort();
    const path = pathname === '/' ? file : pathname;
    return route.fulfill({
      body: readFileSync(join(site, path)),
      contentType: types[extname(path)] ?? 'text/html; charset=utf-8',
    });
  });
  await page.goto('http://site.test/');
  await page.addStyleTag({ content: layout });
  await page.evaluate(async () => {
    const form = document.getElementById('property-form');
    form.parentElement.replaceChildren(document.getElementById('sample-sheet'));
    await document.fonts.ready;
  });
  await page.screenshot({ path: join(import.meta.dirname, `../public/social-${language}.png`) });
}
await browser.close();
