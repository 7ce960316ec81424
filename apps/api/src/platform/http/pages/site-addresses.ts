import { decodeParts, PathPattern } from './path-pattern.js';

/** The addresses of the site's manifest: path or pattern → file or redirect target. */
export type SiteListing = Readonly<{
  pages: Readonly<Record<string, string>>;
  shells: Readonly<Record<string, string>>;
  served: Readonly<Record<string, string>>;
  redirects: Readonly<Record<string, string>>;
}>;

/** The content of an address: a public page, a page that the browser or the server renders, a redirect, or nothing. */
export type AddressMatch =
  | Readonly<{ kind: 'page' | 'shell'; file: string }>
  | Readonly<{ kind: 'served'; file: string; pattern: string; values: ReadonlyMap<string, string> }>
  | Readonly<{ kind: 'redirect'; to: string }>
  | Readonly<{ kind: 'nothing' }>;

type Entry = Readonly<{
  pattern: PathPattern;
  kind: 'page' | 'served' | 'shell' | 'redirect';
  target: string;
}>;

const nothing: AddressMatch = { kind: 'nothing' };

/**
 * Finds pages by their canonical addresses. Other spellings (case, extra slashes, needless encoding) redirect there;
 * unknown addresses are nothing, and no redirect leads to another host.
 */
export class SiteAddresses {
  private readonly entries: readonly Entry[];

  constructor({ pages, shells, served, redirects }: SiteListing) {
    const entriesOf = (kind: Entry['kind'], part: Readonly<Record<string, string>>): Entry[] =>
      Object.entries(part).map(([text, target]) => ({ pattern: new PathPattern(text), kind, target }));
    this.entries = [
      ...entriesOf('page', pages),
      ...entriesOf('served', served),
      ...entriesOf('redirect', redirects),
      ...entriesOf('shell', shells),
    ];
  }

  /** `url` as requested, with its query. */
  find(url: string): AddressMatch {
    const [path, query] = split(url);
    const parts = decodeParts(path);
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

/** Splits path and query; the query includes its question mark, an empty one is dropped. */
function split(url: string): [string, string] {
  const mark = url.indexOf('?');
  if (mark < 0) return [url, ''];
  const query = url.slice(mark);
  return [url.slice(0, mark), query === '?' ? '' : query];
}
