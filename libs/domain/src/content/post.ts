import { z } from 'zod';
import type { DataOf } from '../events/index.js';
import { languages, type Language } from '../language/index.js';

/** The languages of posts. */
export const postLanguages = languages;
export type PostLanguage = Language;

/** Language and slug, which identify a post. */
export const postName = z.object({ language: z.enum(postLanguages), slug: z.string() });
export type PostName = DataOf<typeof postName>;

/** A post as its author wrote it. Dates are ISO dates. */
export const postSchema = postName.extend({
  title: z.string(),
  description: z.string(),
  excerpt: z.string(),
  author: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  published: z.string(),
  updated: z.string().nullable(),
  image: z
    .object({ src: z.string(), alt: z.string(), width: z.int(), height: z.int() })
    .nullable()
    .describe('A picture by its path on the site, with its size in pixels'),
  translation: z.string().nullable().describe('Slug of the same post in the other language'),
  featured: z.boolean(),
  markdown: z.string().describe('The source, which is sanitized when it is rendered'),
});
export type Post = DataOf<typeof postSchema>;

/** A post as lists show it, without its text. */
export type PostSummary = Omit<Post, 'markdown'> & Readonly<{ readMinutes: number }>;

const wordsPerMinute = 200;

/** Minutes to read a text, rounded up and at least one. */
export const readMinutesOf = (markdown: string): number =>
  Math.max(
    1,
    Math.ceil((markdown.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,$%-]*/gu) ?? []).length / wordsPerMinute),
  );
