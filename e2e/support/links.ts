import type { JSHandle } from 'playwright-core';

/** Where a page leads: within the site, to others, and the places of its own that a link can name. */
export type Links = Readonly<{
  within: readonly URL[];
  malformed: readonly string[];
  ids: readonly string[];
}>;

export async function linksOf(read: JSHandle<Document>, origin: string): Promise<Links> {
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

/** Other sites are not requested here; a link to one only has to be a well-formed address. */
function isWellFormed(href: string, origin: string): boolean {
  if (!URL.canParse(href)) return false;
  const { protocol, hostname, pathname, origin: its } = new URL(href);
  if (its === origin) return true;
  if (protocol === 'mailto:') return /^[^@\s]+@[^@\s]+\.[a-z]+$/.test(pathname);
  if (protocol === 'tel:') return /^\+?[\d-]{7,}$/.test(pathname);
  return ['https:', 'http:'].includes(protocol) && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname);
}
