import type { BrowserContext } from 'playwright-core';
import { withTime } from '../../apps/api/test/with-time.js';
import { complaintsOf } from '../support/complaints.js';
import { troublesAtAllWidths } from '../support/page-checks.js';
import type { Site } from '../support/site.js';
import { walked } from '../support/walked.js';

const posts = {
  en: { list: '/blog', slug: 'what-cash-to-close-includes', section: 'Where these figures come from' },
  es: {
    list: '/blog?language=es',
    slug: 'que-incluye-el-efectivo-para-cerrar',
    section: 'De dónde vienen estas cifras',
  },
} as const;
const languages = ['en', 'es'] as const;

export function readerReadsBlog(sharedSite: () => Site): void {
  let site: Site;
  let context: BrowserContext;
  beforeAll(async () => {
    site = sharedSite();
    // A server that is ready may still be publishing them.
    await site.application.until(async () => {
      const sitemap = await (await fetch(`${site.application.url}/blog/sitemap.xml`)).text();
      return Object.values(posts).every(({ slug }) => sitemap.includes(slug));
    });
  });
  afterEach(() => context?.close());

  it.each(walked(languages, 1))(
    '[RT-03] finds an article and reads it, without the browser requesting what was served (%s)',
    async (language) => {
      const { list, slug, section } = posts[language];
      context = await site.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      for (const [path, what] of [
        [list, 'list'],
        [`/blog/${slug}`, 'article'],
      ] as const) {
        await page.goto(site.application.url + path, { waitUntil: 'networkidle' });
        expect(asked.filter((one) => one.startsWith('/api/blog'))).toEqual([]);
        expect(await troublesAtAllWidths(page, `blog-${what}-${language}`)).toEqual([]);
      }
      await page.getByRole('heading', { name: section }).waitFor();
      expect(complaints).toEqual([]);
    },
  );

  withTime(() => {
    it.each(languages)('[RT-03] searches and reads with JavaScript off (%s)', async (language) => {
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

  it('[RT-03] answers what is not there with 404, another way to write an address with the one, and a search with what it finds', async () => {
    context = await site.newContext();
    const answer = (path: string) => context.request.get(site.application.url + path, { maxRedirects: 0 });
    const missing = await answer('/blog/no-such-article');
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain('Article Not Found');
    for (const [path, to] of [
      ['/Blog/', '/blog'],
      ['/es/blog', '/blog'],
      [`/es/blog/${posts.en.slug}`, `/blog/${posts.en.slug}`],
    ] as const) {
      const moved = await answer(path);
      expect([path, moved.status(), moved.headers()['location']]).toEqual([path, 301, to]);
    }
    const found = await (await answer('/blog?search=fha')).text();
    expect(found).toContain(`href="/blog/${posts.en.slug}"`);
    expect(await (await answer('/blog?search=zzzz')).text()).not.toContain(posts.en.slug);
    const feed = await answer('/blog/feed-es.xml');
    expect(feed.headers()['content-type']).toMatch(/^application\/atom\+xml/);
    expect(await feed.text()).toContain(`<id>${site.application.url}/blog/${posts.es.slug}</id>`);
    const sitemap = await (await answer('/blog/sitemap.xml')).text();
    for (const { slug } of Object.values(posts)) {
      expect(sitemap).toContain(`<loc>${site.application.url}/blog/${slug}</loc>`);
    }
    expect(await (await answer('/robots.txt')).text()).toContain(`${site.application.url}/blog/sitemap.xml`);
  });
}
