import type { PostSummary } from './post.js';

type SearchablePost = Pick<PostSummary, 'title' | 'excerpt' | 'author' | 'category' | 'tags'>;

/** A reader's search; missing or blank parts match every post. */
export type PostSearch = Readonly<{ search?: string; category?: string; tag?: string }>;

/** The posts with every word of the search, this category and this tag, in the given order. */
export function findPosts<Item extends SearchablePost>(posts: readonly Item[], wanted: PostSearch): Item[] {
  const words = plain(wanted.search ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return posts.filter((post) => {
    const { title, excerpt, author, category, tags } = post;
    const text = plain([title, excerpt, author, category.replaceAll('-', ' '), ...tags].join(' '));
    return (
      words.every((word) => text.includes(word)) &&
      (!wanted.category || category === wanted.category) &&
      (!wanted.tag || tags.some((tag) => plain(tag) === plain(wanted.tag ?? '')))
    );
  });
}

/** Removes accents and capitals, so that `prestamo` finds `Préstamo`. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const mostRelated = 4;

type RankedPost = Pick<PostSummary, 'slug' | 'language' | 'category' | 'tags' | 'published'>;

/** Up to four posts in the same language, ranked by shared tags (one point each) and category (two), then by date. */
export function relatedPosts<Item extends RankedPost>(post: RankedPost, posts: readonly Item[]): Item[] {
  const points = ({ category, tags }: Item): number =>
    (category === post.category ? 2 : 0) + tags.filter((tag) => post.tags.includes(tag)).length;
  return posts
    .filter((other) => other.language === post.language && other.slug !== post.slug && points(other) > 0)
    .toSorted((a, b) => points(b) - points(a) || newestFirst(a, b))
    .slice(0, mostRelated);
}

/** The order of lists: newest first, then by slug. */
export const newestFirst = (
  a: Pick<PostSummary, 'published' | 'slug'>,
  b: Pick<PostSummary, 'published' | 'slug'>,
): number => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug);
