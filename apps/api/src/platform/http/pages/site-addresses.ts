import { decodedParts, PathPattern } from './path-pattern.js';

/** What the site's build says of its addresses: each path or pattern with its file, or with the address that it leads to. */
export type SiteListing = Readonly<{
  pages: Readonly<Record<string, string>>;
  shells: Readonly<Record<string, string>>;
  served: Readonly<Record<string, string>>;
  redirects: Readonly<Record<string, string>>;
}>;

/** What is at an address: a page that everybody sees alike, one that the server renders for each request, one that the browser renders, another address, or nothing. */
export type Found =
  | Readonly<{ kind: 'page' | 'shell'; file: string }>
  | Readonly<{ kind: 'served'; file: string; pattern: string; values: ReadonlyMap<string, string> }>
  | Readonly<{ kind: 'redirect'; to: string }>
  | Readonly<{ kind: 'nothing' }>;

type Entry = Readonly<{
  pattern: PathPattern;
  kind: 'page' | 'served' | 'shell' | 'redirect';
  target: string;
}>;

const nothing: Found = { kind: 'nothing' };

/**
 * The one address of each page. Another way to write it (upper case, further slashes, needless percent signs) leads there;
 * what is no address of the site is nothing, and nobody is led to another host.
 */
export class SiteAddresses {
  private readonly entries: readonly Entry[];

  constructor({ pages, shells, served, redirects }: SiteListing) {
    const of = (kind: Entry['kind'], part: Readonly<Record<string, string>>): Entry[] =>
      Object.entries(part).map(([text, target]) => ({ pattern: new PathPattern(text), kind, target }));
    this.entries = [
      ...of('page', pages),
      ...of('served', served),
      ...of('redirect', redirects),
      ...of('shell', shells),
    ];
  }

  /** `url` as the browser has asked for it, with its query. */
  find(url: string): Found {
    const [path, query] = split(url);
    const parts = decodedParts(path);
    if (!parts) return nothing;
    for (const { pattern, kind, target } of this.entries) {
      const values = pattern.match(parts);
      if (!values) continue;
      const address = (kind === 'redirect' ? new PathPattern(target) : pattern).fill(values);
      if (kind === 'redirect' || address !== path) return { kind: 'redirect', to: address + query };
      if (kind === 'served') return { kind, file: target, pattern: pattern.text, values };
      return { kind, file: target };
    }
    return nothing;
  }
}

/** The path and, with its question mark, the query; an empty query is none. */
function split(url: string): [string, string] {
  const mark = url.indexOf('?');
  if (mark < 0) return [url, ''];
  const query = url.slice(mark);
  return [url.slice(0, mark), query === '?' ? '' : query];
}
