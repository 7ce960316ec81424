import type { Post } from './post.js';

type PostIdentity = Pick<Post, 'language' | 'slug' | 'translation'>;

/** A conflict between posts; `field` is the field of the front matter to change. */
export type PostConflict<Item extends PostIdentity> = Readonly<{
  item: Item;
  field: string;
  message: string;
}>;

/**
 * The conflicts among these posts and with the published ones: a slug must be unique across languages, and a translation
 * must exist in the other language.
 */
export function findPostConflicts<Item extends PostIdentity>(
  items: readonly Item[],
  published: readonly PostIdentity[],
): PostConflict<Item>[] {
  const kept = published.filter((post) => !items.some((item) => isSame(item, post)));
  return items.flatMap((item, index) => {
    const conflicts: PostConflict<Item>[] = [];
    const others = [...items.slice(0, index), ...kept];
    if (others.some(({ slug }) => slug === item.slug)) {
      const message = `another post already has the slug ${item.slug}; choose another one`;
      conflicts.push({ item, field: 'slug', message });
    }
    const { translation } = item;
    const isThere = [...items, ...kept].some(
      ({ slug, language }) => slug === translation && language !== item.language,
    );
    if (translation !== null && !isThere) {
      const message = `there is no post ${translation} in the other language; add it, or remove this field`;
      conflicts.push({ item, field: 'translation', message });
    }
    return conflicts;
  });
}

const isSame = (one: PostIdentity, other: PostIdentity): boolean =>
  one.slug === other.slug && one.language === other.language;
