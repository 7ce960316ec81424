import { z } from 'zod';
import { postLanguages } from './post.js';

const line = (longest: number) =>
  z
    .string('must be text')
    .trim()
    .min(1, 'must not be empty')
    .max(longest, `must have at most ${longest} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'must be one line without control characters');

const kebab = (what: string) =>
  z
    .string(`must be ${what}`)
    .max(80, 'must have at most 80 characters')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, `must be ${what}, of lowercase letters and digits, joined by hyphens`);

const slug = kebab('a slug such as what-is-escrow');
const day = z.iso.date('must be a date such as 2026-11-23');
const pixels = z
  .int('must be a whole number of pixels')
  .min(1, 'must be at least 1')
  .max(10_000, 'must be at most 10000');

const image = z.strictObject({
  /** On this site, since its pages load pictures from nowhere else. */
  src: z
    .string()
    .regex(
      /^\/[\w-]+(\/[\w-]+)*\.(png|svg|jpg|webp|avif)$/,
      'must be a path on this site such as /escrow.png',
    ),
  alt: line(200),
  width: pixels,
  height: pixels,
});

/** The metadata before a post's text, between two lines of three hyphens. */
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
    tags: z.array(line(40)).max(10, 'must have at most 10 tags').default([]),
    published: day,
    updated: day.nullable().default(null),
    image: image.nullable().default(null),
    translation: slug.nullable().default(null),
    featured: z.boolean('must be true or false').default(false),
  })
  .refine(({ published, updated }) => updated === null || updated >= published, {
    path: ['updated'],
    message: 'must not be before the publication date',
  })
  .refine(({ tags }) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length, {
    path: ['tags'],
    message: 'must not contain a tag twice',
  });
