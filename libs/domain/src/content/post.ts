/** The languages in which posts are written. */
export const postLanguages = ['en', 'es'] as const;
export type PostLanguage = (typeof postLanguages)[number];

/** A picture by its address on the site, with its size in pixels. */
export type PostImage = Readonly<{ src: string; alt: string; width: number; height: number }>;

/**
 * A post as its author wrote it. Dates are ISO dates; `translation` is the slug of the same post in the other language;
 * `markdown` is the source, which is sanitised when it is rendered.
 */
export type Post = Readonly<{
  language: PostLanguage;
  slug: string;
  title: string;
  description: string;
  excerpt: string;
  author: string;
  category: string;
  tags: readonly string[];
  published: string;
  updated: string | null;
  image: PostImage | null;
  translation: string | null;
  featured: boolean;
  markdown: string;
}>;

/** How lists show a post: all of it but its text. */
export type PostSummary = Omit<Post, 'markdown'> & Readonly<{ readMinutes: number }>;
