import type { BrowserContext } from 'playwright-core';
import { withTime } from '../../apps/api/test/with-time.js';
import { collectConsoleErrors } from '../support/console-errors.js';
import { findViolations } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { oneUnlessLong } from '../support/one-unless-long.js';

const posts = {
  en: { list: '/blog', slug: 'what-cash-to-close-includes', section: 'Where these figures come from' },
  es: {
    list: '/blog?language=es',
    slug: 'que-incluye-el-efectivo-para-cerrar',
    section: 'De dónde vienen estas cifras',
  },
} as const;
const languages = ['en', 'es'] as const;

export function testBlog(sharedSite: () => Site): void {
  let site: Site;
  let context: BrowserContext;
  beforeAll(async () => {
    site = sharedSite();
    // A ready server may still be publishing them.
    await site.application.until(async () => {
      const sitemap = await (await fetch(`${site.application.url}/blog/sitemap.xml`)).text();
      return Object.values(posts).every(({ slug }) => sitemap.includes(slug));
    });
  });
  afterEach(() => context?.close());

  it.each(oneUnlessLong(languages, 1))(
    '[RT-03] shows the list and an article without requesting served data again (%s)',
    async (language) => {
      const { list, slug, section } = posts[language];
      context = await site.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const consoleErrors = collectConsoleErrors(page);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      for (const [address, what] of [
        [list, 'list'],
        [`/blog/${slug}`, 'article'],
      ] as const) {
        await page.goto(site.application.url + address, { waitUntil: 'networkidle' });
        expect(requested.filter((path) => path.startsWith('/api/blog'))).toEqual([]);
        expect(await findViolations(page, `blog-${what}-${language}`)).toEqual([]);
      }
      await page.getByRole('heading', { name: section }).waitFor();
      expect(consoleErrors).toEqual([]);
    },
  );

  withTime(() => {
    it.each(languages)('[RT-03] can be searched and read without JavaScript (%s)', async (language) => {
      const { list, slug, section } = posts[language];
      context = await site.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(site.application.url + list);
      await page.getByRole('searchbox').fill('fha');
      await page.getByRole('searchbox').press('Enter');
      await page.waitForURL(/search=fha/);
      await page.locator(`a[href="/blog/${slug}"]`).click();
      await page.getByRole('heading', { name: section }).waitFor();
      const address = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(address).toBe(`${site.application.url}/blog/${slug}`);
      await page.goto(`${site.application.url + list}${language === 'en' ? '?' : '&'}search=zzzz`);
      await page.locator(`a[href="${list}"].btn-quiet`).last().waitFor();
    });
  });

  it('[RT-03] has 404s for missing articles, redirects to canonical addresses, search results, feeds and a sitemap', async () => {
    context = await site.newContext();
    const read = (path: string) => context.request.get(site.application.url + path, { maxRedirects: 0 });
    const missing = await read('/blog/no-such-article');
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain('Article Not Found');
    for (const [path, to] of [
      ['/Blog/', '/blog'],
      ['/es/blog', '/blog'],
      [`/es/blog/${posts.en.slug}`, `/blog/${posts.en.slug}`],
    ] as const) {
      const moved = await read(path);
      expect([path, moved.status(), moved.headers()['location']]).toEqual([path, 301, to]);
    }
    const found = await (await read('/blog?search=fha')).text();
    expect(found).toContain(`href="/blog/${posts.en.slug}"`);
    expect(await (await read('/blog?search=zzzz')).text()).not.toContain(posts.en.slug);
    const feed = await read('/blog/feed-es.xml');
    expect(feed.headers()['content-type']).toMatch(/^application\/atom\+xml/);
    expect(await feed.text()).toContain(`<id>${site.application.url}/blog/${posts.es.slug}</id>`);
    const sitemap = await (await read('/blog/sitemap.xml')).text();
    for (const { slug } of Object.values(posts)) {
      expect(sitemap).toContain(`<loc>${site.application.url}/blog/${slug}</loc>`);
    }
    expect(await (await read('/robots.txt')).text()).toContain(`${site.application.url}/blog/sitemap.xml`);
  });
}
