import { z } from 'zod';
import { postLanguages } from './post.js';

const line = (longest: number) =>
  z
    .string('write a text')
    .trim()
    .min(1, 'write a text')
    .max(longest, `at most ${longest} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'write it in one line, without control characters');

const kebab = (what: string) =>
  z
    .string(`write ${what}`)
    .max(80, 'at most 80 characters')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `${what}: small letters and digits, joined by hyphens`);

const slug = kebab('a slug such as what-is-escrow');
const day = z.iso.date('write a date such as 2026-11-23');
const pixels = z.int('write a whole number of pixels').min(1, 'at least 1').max(10_000, 'at most 10000');

const image = z.strictObject({
  /** On the site itself: its pages load pictures from nowhere else. */
  src: z
    .string()
    .regex(/^\/[\w-]+(\/[\w-]+)*\.(png|svg|jpg|webp|avif)$/, 'a path on this site such as /escrow.png'),
  alt: line(200),
  width: pixels,
  height: pixels,
});

/** What stands before the text of a post, between two lines of three hyphens. */
export const frontMatter = z
  .strictObject({
    slug,
    language: z.enum(postLanguages, 'must be en or es'),
    title: line(120),
    /** For search engines and shared links. */
    description: line(200),
    excerpt: line(400),
    author: line(80),
    category: kebab('a category such as closing-costs'),
    tags: z.array(line(40)).max(10, 'at most 10 tags').default([]),
    published: day,
    updated: day.nullable().default(null),
    image: image.nullable().default(null),
    translation: slug.nullable().default(null),
    featured: z.boolean('must be true or false').default(false),
  })
  .refine(({ published, updated }) => updated === null || updated >= published, {
    path: ['updated'],
    message: 'must not be before the day of publication',
  })
  .refine(({ tags }) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length, {
    path: ['tags'],
    message: 'a tag stands there twice',
  });
