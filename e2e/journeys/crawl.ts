import type { JSHandle, Page } from 'playwright-core';
import { collectConsoleErrors } from '../support/console-errors.js';
import { findViolations } from '../support/page-checks.js';
import { watchRequests } from '../support/requests.js';
import { findWrongTexts, readDocument, readLinks } from '../support/read-document.js';
import { contentPages } from './public-pages.js';
import type { Site } from '../support/site.js';

/** The last three have no link on the site. */
const entrances = ['/', '/es/', '/admin/login', '/unauthorized', '/es/no-autorizado'];
const widths = [390, 768, 1280] as const;
/** Expected, since nobody is signed in. */
const expectedFailure = /\/api\/(auth\/user|organization\/session): 401$/;

/**
 * Pages that other journeys check in a browser, or that consist of the same parts as a page checked here. The short form
 * only reads their HTML.
 */
const checkedElsewhere: readonly (readonly [kind: RegExp, where: string])[] = [
  [/^\/(es\/)?$/, 'purchase by keyboard'],
  [/^\/html-report\/sample$/, 'purchase by keyboard'],
  [/^\/blog(\/[\w-]+)?$/, 'the blog'],
  [/^\/affiliate\/register$/, 'partners'],
  [/^\/admin(\/login)?$/, 'an admin'],
  [/^\/es\/(no-autorizado|encontrar-mi-informe)$/, 'the same pages in English'],
  [
    /^\/organization\/(master-setup|forgot-password)$/,
    'the forms of /affiliate/register and /find-my-report',
  ],
  [
    /^\/(how-it-works|es\/como-funciona|cookie-policy)$/,
    'the texts and tables of /faq, /sample-report and /privacy-policy',
  ],
];

export function testCrawl(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it(
    `[RT-02] [RT-10] every ${process.env['LONG'] ? '' : 'kind of '}linked page exists and has no violations`,
    async () => {
      const origin = site.application.url;
      const context = await site.newContext();
      const page = await context.newPage();
      const reader = await site.newPage();
      const [consoleErrors, requests] = [collectConsoleErrors(page), watchRequests(page, origin)];
      const seen = new Set(entrances.map((path) => kindOf(new URL(path, origin), 'en')));
      const places = new Map<string, readonly string[]>();
      const shown = new Set<string>();
      const [requested, links] = [new Set<string>(), [] as { from: string; url: URL }[]];
      const queue = entrances.map((path) => new URL(path, origin));
      const found: Record<string, string[]> = {};
      const show = async (path: string, width: number): Promise<string[]> => {
        await page.setViewportSize({ width, height: 900 });
        const status = (await page.goto(origin + path))?.status();
        await page.locator('h1').first().waitFor();
        const violations = await findViolations(page, `crawl${path.replaceAll(/\W+/g, '-')}`, widths);
        return status === 200 ? violations : [`status ${status}`, ...violations];
      };
      for (let url = queue.shift(), visit = 0; url; url = queue.shift(), visit += 1) {
        const path = url.pathname + url.search;
        const served = await readAsServed(reader, origin + path, shown);
        const violations = served ? [] : await show(path, widths[visit % widths.length]!);
        const read = served ?? (await readDocument(page));
        const { within, malformed, ids } = await readLinks(read, origin);
        places.set(url.pathname, ids);
        violations.push(...(await findWrongTexts(read)).map((text) => `wrong text ${text}`));
        violations.push(...malformed.map((href) => `malformed link ${href}`));
        violations.push(...requests.failed.splice(0).filter((request) => !expectedFailure.test(request)));
        violations.push(...requests.outside.splice(0), ...consoleErrors.splice(0));
        if (violations.length > 0) found[path] = violations;
        const language = await read.evaluate(({ documentElement }) => documentElement.lang);
        await read.dispose();
        for (const next of within) {
          links.push({ from: path, url: next });
          const kind = kindOf(next, language);
          if (!seen.has(kind) && !isDownload(next)) queue.push(next);
          seen.add(kind);
        }
      }
      for (const { from, url } of links) {
        const ids = places.get(url.pathname);
        const place = decodeURIComponent(url.hash.slice(1));
        if (place && ids && !ids.includes(place))
          (found[from] ??= []).push(`no id ${url.pathname}${url.hash}`);
        if (ids || requested.has(url.pathname) || isGuide(url)) continue;
        requested.add(url.pathname);
        const answer = await context.request.get(url.href);
        if (!answer.ok()) (found[from] ??= []).push(`${url.pathname}: ${answer.status()}`);
      }
      expect(found).toEqual({});
      for (const [path] of contentPages) expect([...places.keys()]).toContain(path);
      await Promise.all([reader.close(), context.close()]);
    },
    process.env['LONG'] ? 3_600_000 : 600_000,
  );
}

/** Downloads show no page; their status is checked with the links. */
const isDownload = ({ pathname }: URL): boolean => pathname.endsWith('.pdf');

const isGuide = ({ pathname }: URL): boolean => /^\/(closing-costs|es\/costos-de-cierre)\/./.test(pathname);

/** The crawl visits one page of each kind; in the long form all pages, but one combination of filters. */
function kindOf(url: URL, language: string): string {
  const { pathname, search, searchParams } = url;
  const filters = [...searchParams.keys()].filter((name) => !name.startsWith('lang'));
  if (process.env['LONG'] && filters.length < 2) return pathname + search;
  if (isGuide(url)) return `guide ${language}`;
  if (pathname.startsWith('/blog/')) return `article ${language}`;
  const shownIn = searchParams.get('language') ?? searchParams.get('lang');
  return [pathname, filters.length > 0, shownIn].join(' ');
}

/**
 * The served document, if a page with the same parts, or the same page in the other language, was already checked in the
 * browser. Always undefined in the long form, which checks every page there.
 */
async function readAsServed(
  reader: Page,
  url: string,
  shown: Set<string>,
): Promise<JSHandle<Document> | undefined> {
  if (process.env['LONG']) return undefined;
  const answer = await fetch(url);
  const read = await readDocument(reader, { url, html: await answer.text() });
  const { english = url, parts } = await read.evaluate(readParts);
  const isShown =
    shown.has(english) ||
    (parts.length > 0 && parts.every((part) => shown.has(part))) ||
    checkedElsewhere.some(([kind]) => kind.test(new URL(url).pathname));
  if (answer.ok && isShown) return read;
  await read.dispose();
  for (const one of [english, ...parts]) shown.add(one);
  return undefined;
}

/** Runs in the page: its English address, and the kinds of elements in its content, if the server rendered it. */
function readParts(document: Document): { english?: string | undefined; parts: string[] } {
  const english = document.querySelector<HTMLLinkElement>('link[rel=alternate][hreflang=en]')?.href;
  const elements = document.querySelector('main h1') ? [...document.querySelectorAll('main, main *')] : [];
  const parts = elements.map(
    ({ tagName, attributes }) => `${tagName} ${attributes.getNamedItem('class')?.value}`,
  );
  return { english, parts: [...new Set(parts)] };
}
