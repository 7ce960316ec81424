import type { JSHandle, Page } from 'playwright-core';
import { complaintsOf } from '../support/complaints.js';
import { linksOf } from '../support/links.js';
import { troublesAtAllWidths } from '../support/page-checks.js';
import { requestsOf } from '../support/requests.js';
import { saidWrongly } from '../support/said-wrongly.js';
import { documentOf } from '../support/served.js';
import { contentPages } from './public-pages.js';
import type { Site } from '../support/site.js';

/** No link of the site leads to the last ones. */
const entrances = ['/', '/es/', '/admin/login', '/unauthorized', '/es/no-autorizado'];
const widths = [390, 768, 1280] as const;
/** Who is signed in: nobody. */
const inVain = /\/api\/(auth\/user|organization\/session): 401$/;

/**
 * Kinds of pages that other journeys draw and have axe look at, or that are put together as one that is drawn here; of
 * these only what the server sends is read.
 */
const drawnElsewhere: readonly (readonly [kind: RegExp, where: string])[] = [
  [/^\/(es\/)?$/, 'a buyer who has no mouse'],
  [/^\/html-report\/sample$/, 'a buyer who has no mouse'],
  [/^\/blog(\/[\w-]+)?$/, 'a reader of the blog'],
  [/^\/affiliate\/register$/, 'partners'],
  [/^\/admin(\/login)?$/, 'an admin runs the site'],
  [/^\/es\/(no-autorizado|encontrar-mi-informe)$/, 'their pages in English'],
  [
    /^\/organization\/(master-setup|forgot-password)$/,
    'the forms of /affiliate/register and /find-my-report',
  ],
  [
    /^\/(how-it-works|es\/como-funciona|cookie-policy)$/,
    'the texts and tables of /faq, /sample-report and /privacy-policy',
  ],
];

export function visitorReadsEverything(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it(
    `[RT-02] [RT-10] ${process.env['LONG'] ? 'every page' : 'every kind of page'} that links lead to exists and has no violations`,
    async () => {
      const origin = site.application.url;
      const context = await site.newContext();
      const page = await context.newPage();
      const reader = await site.newPage();
      const [complaints, requests] = [complaintsOf(page), requestsOf(page, origin)];
      const seen = new Set(entrances.map((path) => kindOf(new URL(path, origin), 'en')));
      const places = new Map<string, readonly string[]>();
      const shown = new Set<string>();
      const [asked, leads] = [new Set<string>(), [] as { from: string; url: URL }[]];
      const queue = entrances.map((path) => new URL(path, origin));
      const found: Record<string, string[]> = {};
      const show = async (path: string, width: number): Promise<string[]> => {
        await page.setViewportSize({ width, height: 900 });
        const status = (await page.goto(origin + path))?.status();
        await page.locator('h1').first().waitFor();
        const troubles = await troublesAtAllWidths(page, `crawl${path.replaceAll(/\W+/g, '-')}`, widths);
        return status === 200 ? troubles : [`answers ${status}`, ...troubles];
      };
      for (let url = queue.shift(), visit = 0; url; url = queue.shift(), visit += 1) {
        const path = url.pathname + url.search;
        const served = await readAsServed(reader, origin + path, shown);
        const troubles = served ? [] : await show(path, widths[visit % widths.length]!);
        const read = served ?? (await documentOf(page));
        const links = await linksOf(read, origin);
        places.set(url.pathname, links.ids);
        troubles.push(...(await saidWrongly(read)).map((text) => `says ${text}`));
        troubles.push(...links.malformed.map((href) => `leads to ${href}`));
        troubles.push(...requests.failed.splice(0).filter((request) => !inVain.test(request)));
        troubles.push(...requests.outside.splice(0), ...complaints.splice(0));
        if (troubles.length > 0) found[path] = troubles;
        const language = await read.evaluate(({ documentElement }) => documentElement.lang);
        await read.dispose();
        for (const next of links.within) {
          leads.push({ from: path, url: next });
          const kind = kindOf(next, language);
          if (!seen.has(kind) && !isDownload(next)) queue.push(next);
          seen.add(kind);
        }
      }
      for (const { from, url } of leads) {
        const ids = places.get(url.pathname);
        const place = decodeURIComponent(url.hash.slice(1));
        if (place && ids && !ids.includes(place))
          (found[from] ??= []).push(`no place ${url.pathname}${url.hash}`);
        if (ids || asked.has(url.pathname) || isGuide(url)) continue;
        asked.add(url.pathname);
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

/** The browser shows no page for it; whether it answers is asked with the links. */
const isDownload = ({ pathname }: URL): boolean => pathname.endsWith('.pdf');

const isGuide = ({ pathname }: URL): boolean => /^\/(closing-costs|es\/costos-de-cierre)\/./.test(pathname);

/** Of each kind one page is visited, unless there is time for all; of filters together, one choice even then. */
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
 * The page as it is served, when its twin in the other language has been shown, or it is made of parts that were shown
 * before: then the server's words and links are read, and no browser draws the same once more, unless there is time.
 */
async function readAsServed(
  reader: Page,
  url: string,
  shown: Set<string>,
): Promise<JSHandle<Document> | undefined> {
  if (process.env['LONG']) return undefined;
  const answer = await fetch(url);
  const read = await documentOf(reader, { url, html: await answer.text() });
  const { english = url, parts } = await read.evaluate(partsOf);
  const isShown =
    shown.has(english) ||
    (parts.length > 0 && parts.every((part) => shown.has(part))) ||
    drawnElsewhere.some(([kind]) => kind.test(new URL(url).pathname));
  if (answer.ok && isShown) return read;
  await read.dispose();
  for (const one of [english, ...parts]) shown.add(one);
  return undefined;
}

/** In the page: where it stands in English, and what its content is made of; nothing where a script brings that. */
function partsOf(document: Document): { english?: string | undefined; parts: string[] } {
  const english = document.querySelector<HTMLLinkElement>('link[rel=alternate][hreflang=en]')?.href;
  const elements = document.querySelector('main h1') ? [...document.querySelectorAll('main, main *')] : [];
  const parts = elements.map(
    ({ tagName, attributes }) => `${tagName} ${attributes.getNamedItem('class')?.value}`,
  );
  return { english, parts: [...new Set(parts)] };
}
