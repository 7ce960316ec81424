import type { Page } from 'playwright-core';
import { complaintsOf } from '../support/complaints.js';
import { linksOf } from '../support/links.js';
import { sidewaysScrolling, troublesAtAllWidths, troublesOf } from '../support/page-checks.js';
import { requestsOf } from '../support/requests.js';
import { saidWrongly } from '../support/said-wrongly.js';
import { contentPages } from './public-pages.js';
import type { Site } from '../support/site.js';

/** No link of the site leads to the last ones. */
const entrances = ['/', '/es/', '/admin/login', '/unauthorized', '/es/no-autorizado'];
const widths = [390, 768, 1280] as const;
/** Who is signed in: nobody. */
const inVain = /\/api\/(auth\/user|organization\/session): 401$/;

export function visitorReadsEverything(sharedSite: () => Site): void {
  let site: Site;
  beforeAll(() => {
    site = sharedSite();
  });

  it(
    `[RT-02] [RT-10] ${process.env['LONG'] ? 'every page' : 'every kind of page'} that links lead to is there and free of troubles`,
    async () => {
      const origin = site.application.url;
      const context = await site.newContext();
      const page = await context.newPage();
      const [complaints, requests] = [complaintsOf(page), requestsOf(page, origin)];
      const seen = new Set(entrances.map((path) => kindOf(new URL(path, origin), 'en')));
      const places = new Map<string, readonly string[]>();
      const lookedAt = new Set<string>();
      const [asked, leads] = [new Set<string>(), [] as { from: string; url: URL }[]];
      const queue = entrances.map((path) => new URL(path, origin));
      const found: Record<string, string[]> = {};
      for (let url = queue.shift(), visit = 0; url; url = queue.shift(), visit += 1) {
        const path = url.pathname + url.search;
        await page.setViewportSize({ width: widths[visit % widths.length]!, height: 900 });
        const answer = await page.goto(origin + path);
        const troubles = answer?.status() === 200 ? [] : [`answers ${answer?.status()}`];
        await page.locator('h1').first().waitFor();
        troubles.push(...(await troublesHere(page, path, lookedAt)));
        const links = await linksOf(page, origin);
        places.set(url.pathname, links.ids);
        troubles.push(...links.malformed.map((href) => `leads to ${href}`));
        troubles.push(...requests.failed.splice(0).filter((request) => !inVain.test(request)));
        troubles.push(...requests.outside.splice(0), ...complaints.splice(0));
        if (troubles.length > 0) found[path] = troubles;
        const language = (await page.locator('html').getAttribute('lang')) ?? '';
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
      await context.close();
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
  return [pathname, ...filters, searchParams.get('language') ?? searchParams.get('lang')].join(' ');
}

/**
 * What to read and the room that it takes at every width; what to see and to press in one of the two languages, which
 * comes into `lookedAt`, unless there is time for both.
 */
async function troublesHere(page: Page, path: string, lookedAt: Set<string>): Promise<string[]> {
  const name = `crawl${path.replaceAll(/\W+/g, '-')}`;
  const said = (await saidWrongly(page)).map((text) => `says ${text}`);
  if (process.env['LONG']) return [...said, ...(await troublesAtAllWidths(page, name, widths))];
  const english = await page.evaluate(englishAddress);
  const troubles = lookedAt.has(english) ? said : [...said, ...(await troublesOf(page, name))];
  lookedAt.add(english);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    troubles.push(...(await sidewaysScrolling(page)).map((trouble) => `${width} px: ${trouble}`));
  }
  return troubles;
}

/** In the page: where it stands in English. */
const englishAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel=alternate][hreflang=en]')?.href ?? location.href;
