import type { JSHandle, Page } from 'playwright-core';

/** The document that the page shows or, given a page as the server sent it, that document without styles and scripts. */
export function readDocument(
  page: Page,
  served?: Readonly<{ url: string; html: string }>,
): Promise<JSHandle<Document>> {
  return page.evaluateHandle((source) => {
    if (!source) return document;
    const read = new DOMParser().parseFromString(source.html, 'text/html');
    read.head.prepend(Object.assign(read.createElement('base'), { href: source.url }));
    return read;
  }, served);
}

/** A page's links within the site, its malformed links, and the ids that a link can point to. */
export type Links = Readonly<{
  within: readonly URL[];
  malformed: readonly string[];
  ids: readonly string[];
}>;

export async function readLinks(read: JSHandle<Document>, origin: string): Promise<Links> {
  const { links, ids } = await read.evaluate((document) => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href, target, rel }) => ({
      href,
      opensWindow: target === '_blank' && !rel.includes('noopener') && !rel.includes('noreferrer'),
    })),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }));
  const urls = links.filter(({ href }) => URL.canParse(href)).map(({ href }) => new URL(href));
  const malformed = links.filter(({ href, opensWindow }) => opensWindow || !isWellFormed(href, origin));
  return {
    within: urls.filter((url) => url.origin === origin),
    malformed: malformed.map(({ href }) => href),
    ids,
  };
}

/** Checks the address only: tests request no other sites. */
function isWellFormed(href: string, origin: string): boolean {
  if (!URL.canParse(href)) return false;
  const { protocol, hostname, pathname, origin: target } = new URL(href);
  if (target === origin) return true;
  if (protocol === 'mailto:') return /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(pathname);
  if (protocol === 'tel:') return /^\+?[\d-]{7,}$/.test(pathname);
  return ['https:', 'http:'].includes(protocol) && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname);
}

/** Frequent words of each language that do not exist in the other one. */
const commonWords = {
  en: [
    'the',
    'and',
    'you',
    'your',
    'with',
    'this',
    'that',
    'are',
    'is',
    'what',
    'when',
    'which',
    'from',
    'it',
  ],
  es: ['el', 'los', 'las', 'una', 'que', 'su', 'sus', 'para', 'por', 'del', 'en', 'es', 'usted', 'cuando'],
};

/**
 * Finds texts in the wrong language, and texts that nobody wrote: message keys and missing values. A few foreign words may
 * be a name.
 */
export const findWrongTexts = (read: JSHandle<Document>): Promise<string[]> =>
  read.evaluate((document, words) => {
    const raw = /undefined|\bNaN\b|\[object |\$\{|\{\{|\b[a-z][A-Za-z]*(\.[a-z][A-Za-z]+){2,}\b(?![/@])/;
    const wrong: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.textContent?.trim() ?? '', node.parentElement!];
      if (!text || text.includes('://') || parent.closest('script, style, code, noscript, [translate=no]'))
        continue;
      const isSpanish = parent.closest('[lang]')?.getAttribute('lang')?.startsWith('es');
      const foreign = isSpanish ? words.en : words.es;
      const said = text.toLowerCase().split(/[^\p{L}]+/u);
      const heard = said.filter((word) => foreign.includes(word));
      const isName = text.split(/\s+/).every((word) => !/^\p{Ll}/u.test(word));
      const isShort = said.length > 2 && heard.length * 3 >= said.length;
      const isForeign = heard.length >= 3 || (heard.length > 0 && isShort && !isName);
      if (isForeign || raw.test(text)) wrong.push(text.slice(0, 120));
    }
    return wrong;
  }, commonWords);
