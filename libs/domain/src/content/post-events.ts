import { defineEvents, type EventOf } from '../events/index.js';
import { postName, postSchema, type PostName } from './post.js';

const examplePost = {
  language: 'en' as const,
  slug: 'what-is-escrow',
  title: 'What is escrow?',
  description: 'Who holds the money until closing.',
  excerpt: 'Who holds the money until closing, and why.',
  author: 'Closewise',
  category: 'closing-costs',
  tags: ['Escrow'],
  published: '2026-11-01',
  updated: null,
  image: null,
  translation: 'que-es-escrow',
  featured: false,
  markdown: 'Somebody neutral holds the money.',
};

export const postEvents = defineEvents({
  PostPublished: { description: 'A post was published.', data: postSchema, example: examplePost },
  PostRevised: {
    description: 'A published post was revised; the event holds the whole new post.',
    data: postSchema,
    example: { ...examplePost, updated: '2026-11-20' },
  },
  PostUnpublished: {
    description: 'The post was taken off the site; it may be published again.',
    data: postName,
    example: { language: 'en', slug: 'what-is-escrow' },
  },
});

/** The events of a `post-{language}-{slug}` stream. */
export type PostEvent = EventOf<typeof postEvents>;

export const postStream = ({ language, slug }: PostName): string => `post-${language}-${slug}`;
