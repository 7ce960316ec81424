import type { Language } from '@closewise/domain/language';

/** The preview image in a page's head; `image` is an absolute path. */
type SharedPage = Readonly<{ image: string; title: string; language: Language }>;

/** The path of an image's page: `/social/faq.1x2y3z.png` belongs to `/faq`; null for other addresses. */
export function findPagePath(address: string): string | null {
  const [, path, query = ''] = /^\/social(\/[^?]*)\.[0-9a-z]+\.png(\?.*)?$/.exec(address) ?? [];
  return path === undefined ? null : path.replace(/\/index$/, '/') + query;
}

/** Null when the page has no generated image: it must not be shared, or its author has chosen another image. */
export function readSharedPage(html: string): SharedPage | null {
  const [image, title] = [readMeta(html, 'og:image'), readMeta(html, 'og:title')];
  if (!image || !title) return null;
  const { pathname, search } = new URL(image);
  if (!pathname.startsWith('/social/')) return null;
  return {
    image: pathname + search,
    title: title.replace(/ [|·–-] Closewise$/, ''),
    language: readMeta(html, 'og:locale')?.startsWith('es') ? 'es' : 'en',
  };
}

function readMeta(html: string, property: string): string | null {
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
