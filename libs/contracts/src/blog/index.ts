import { z } from 'zod';
import { type PostLanguage, postLanguages } from '@closewise/domain/content';

const language = z.enum(postLanguages);
const slug = z.string().max(80);
const wanted = z.string().max(100).default('');
const count = (most: number) => z.coerce.number().int().min(1).max(most);

/** Query by language. */
export const blogLanguageQuery = z.strictObject({ language: language.default('en') });
export type BlogLanguageQuery = z.infer<typeof blogLanguageQuery>;

/** Query of one post; without a language the slug alone identifies it. */
export const blogPostQuery = z.strictObject({ language: language.optional() });
export type BlogPostQuery = z.infer<typeof blogPostQuery>;

/** Query of the posts: search, category and tag combine; without a page size all posts are returned. */
export const blogPostsQuery = blogLanguageQuery.extend({
  search: wanted,
  category: wanted,
  tag: wanted,
  page: count(100_000).default(1),
  pageSize: count(100).optional(),
});
export type BlogPostsQuery = z.infer<typeof blogPostsQuery>;

/** A post without its text, as lists show it. Days are ISO dates. */
export const blogPostSummary = z.object({
  id: z.string(),
  slug,
  language,
  title: z.string(),
  excerpt: z.string(),
  metaDescription: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  publishedAt: z.iso.date(),
  updatedAt: z.iso.date().nullable(),
  /** Address of the picture on this site. */
  featuredImage: z.string().nullable(),
  image: z.object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() }).nullable(),
  featured: z.boolean(),
  /** Slug of the same post in the other language, when that is published, too. */
  translation: slug.nullable(),
  readMinutes: z.int(),
});
export type BlogPostSummary = z.infer<typeof blogPostSummary>;

const example: BlogPostSummary = {
  id: 'en-what-is-escrow',
  slug: 'what-is-escrow',
  language: 'en',
  title: 'What is escrow?',
  excerpt: 'Who holds the money until the deed is recorded, and what that costs.',
  metaDescription: 'Who holds the money of a closing, and what that costs.',
  author: 'Closewise',
  category: 'closing-costs',
  tags: ['Escrow', 'Title'],
  publishedAt: '2026-11-01',
  updatedAt: null,
  featuredImage: null,
  image: null,
  featured: false,
  translation: 'que-es-escrow',
  readMinutes: 4,
};

/** Answer of GET /api/blog/posts; the header `x-total-count` says how many there are on all pages. */
export const blogPostsView = z.array(blogPostSummary).meta({ example: [example] });
export type BlogPostsView = z.infer<typeof blogPostsView>;

/** Answer of GET /api/blog/categories, by name. */
export const blogCategoriesView = z.array(z.string()).meta({ example: ['closing-costs', 'taxes'] });
export type BlogCategoriesView = z.infer<typeof blogCategoriesView>;

/** Answer of GET /api/blog/posts/{slug}: `content` is markdown, `html` the same rendered and sanitised. */
export const blogPostView = blogPostSummary.extend({ content: z.string(), html: z.string() }).meta({
  example: {
    ...example,
    content: 'Somebody **neutral** holds it.',
    html: '<p>Somebody <strong>neutral</strong> holds it.</p>',
  },
});
export type BlogPostView = z.infer<typeof blogPostView>;

/** Query keys of the blog, shared by the client and the server that prerenders its pages. */
export const blogQueryKeys = {
  posts: (language: PostLanguage) => ['blog-posts', language] as const,
  post: (slug: string) => ['blog-post', slug] as const,
  related: (slug: string) => ['blog-related', slug] as const,
};
