/** What a page's head says of its picture; `image` is the address from the root on. */
type SharedPage = Readonly<{ image: string; title: string; language: 'en' | 'es' }>;

/** The address of the page that the picture belongs to: `/social/faq.1x2y3z.png` is of `/faq`; null for other addresses. */
export function pageOf(address: string): string | null {
  const [, path, query = ''] = /^\/social(\/[^?]*)\.[0-9a-z]+\.png(\?.*)?$/.exec(address) ?? [];
  return path === undefined ? null : path.replace(/\/index$/, '/') + query;
}

/** Null when the page has no picture of this kind: nobody shall share it, or its author has chosen another. */
export function sharedBy(html: string): SharedPage | null {
  const [image, title] = [contentOf(html, 'og:image'), contentOf(html, 'og:title')];
  if (!image || !title) return null;
  const { pathname, search } = new URL(image);
  if (!pathname.startsWith('/social/')) return null;
  return {
    image: pathname + search,
    title: title.replace(/ [|·–-] Closewise$/, ''),
    language: contentOf(html, 'og:locale')?.startsWith('es') ? 'es' : 'en',
  };
}

function contentOf(html: string, property: string): string | null {
  const [, content] = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html) ?? [];
  return content?.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] ?? entity) ?? null;
}

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
