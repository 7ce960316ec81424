/** What search engines and link previews read in a page's HTML. */
export function readPageHead(html: string) {
  const first = (pattern: RegExp): string => plain(pattern.exec(html)?.[1] ?? '');
  const head = html.slice(0, html.indexOf('<body'));
  const inHead = html.slice(0, Math.max(html.indexOf('<main'), head.length));
  return {
    language: first(/<html lang="(\w+)"/),
    title: first(/<title[^>]*>([^<]*)/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    isListed: !/<meta[^>]*name="robots" content="noindex/.test(html),
    named: (name: string): string => first(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`)),
    alternates: Object.fromEntries(
      Array.from(
        inHead.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]*)"/gi),
        ([, of, href]) => [of, plain(href ?? '')],
      ),
    ) as Record<string, string>,
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    facts: Array.from(
      html.matchAll(/<script type="application\/ld\+json">([^<]*)</g),
      ([, json]) => JSON.parse(json ?? '') as { '@context': string; '@type': string },
    ),
  };
}

const plain = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
